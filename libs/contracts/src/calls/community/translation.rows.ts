import { desk } from './access.ts';

// Translations the desk asks a machine for.

export const textSuggest = /* @__PURE__ */ desk('textSuggest', 'from to format title content');
