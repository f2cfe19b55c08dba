import type { LanguagePatterns } from '../../src/content/types.ts';

export const patterns: LanguagePatterns = {
  has: /[a-z]/,
  hasNot: /[가-힣\u3040-\u30ff\u4e00-\u9fff]/,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  onceAMonth: /first Monday/g,
  exits: /(?:exit|gate) (\d+)/gi,
};
