import type { LanguagePatterns } from '../../src/content/types.ts';

export const patterns: LanguagePatterns = {
  has: /[ăâđêôơưáàảãạéèẻẽẹíìỉĩịóòỏõọúùủũụýỳỷỹỵấầẩẫậắằẳẵặếềểễệốồổỗộớờởỡợứừửữự]/i,
  hasNot: /[가-힣\u3040-\u30ff\u4e00-\u9fff]/,
  weekdays: ['hủ nhật', 'hứ Hai', 'hứ Ba', 'hứ Tư', 'hứ Năm', 'hứ Sáu', 'hứ Bảy'],
  onceAMonth: /Thứ Hai đầu tháng/g,
  exits: /(?:cửa|cổng) (\d+)/gi,
};
