import type { LanguagePatterns } from '../../src/content/types.ts';

export const patterns: LanguagePatterns = {
  has: /[\u4e00-\u9fff]/,
  hasNot: /[가-힣\u3041-\u309f\u30a1-\u30fa]/,
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  onceAMonth: /第一个周一/g,
  exits: /(\d+)号(?:出口|门|检票口)/g,
};
