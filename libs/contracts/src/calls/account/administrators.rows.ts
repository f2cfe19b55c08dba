import { anyAdmin } from './access.ts';

// Who runs the shop, for those who do.

export const administrators = /* @__PURE__ */ anyAdmin('administrators');
