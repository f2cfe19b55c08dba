import type { LanguagePatterns } from '../../src/content/types.ts';

export const patterns: LanguagePatterns = {
  has: /[\u3041-\u309f\u30a1-\u30fa]/,
  hasNot: /[가-힣]/,
  weekdays: ['日曜', '月曜', '火曜', '水曜', '木曜', '金曜', '土曜'],
  onceAMonth: /第1月曜/g,
  exits: /(\d+)番(?:出口|ゲート)/g,
};
