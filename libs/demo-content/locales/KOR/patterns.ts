import type { LanguagePatterns } from '../../src/content/types.ts';

export const patterns: LanguagePatterns = {
  has: /[가-힣]/,
  hasNot: /[\u3040-\u30ff\u4e00-\u9fff]/,
  weekdays: ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'],
  onceAMonth: /첫째 월요일/g,
  exits: /(\d+)번 (?:출구|게이트)/g,
};
