import type { FiveTexts } from '@narae/contracts';

/** What the site says of itself before any script runs; the same words as on its screens. */
export const siteDescription: FiveTexts = {
  CHN: 'K-pop 之旅、主题旅行、粉丝见面会与定制游，用中文轻松预订韩国之旅。',
  KOR: 'K-pop 투어, 테마 여행, 팬미팅, 맞춤 여행까지 한국 여행을 한곳에서 예약하세요.',
  ENG: 'K-pop tours, theme tours, fan meetings and custom trips to Korea, in your language.',
  JPN: 'K-popツアー、テーマ旅行、ファンミーティング、オーダーメイド旅行まで。韓国旅行を日本語で予約できます。',
  VTN: 'Tour K-pop, tour theo chủ đề, fan meeting và chuyến đi thiết kế riêng tại Hàn Quốc, bằng tiếng Việt.',
};

/** Titles of the lists. */
export const listTitles = {
  all: { CHN: '商品列表', KOR: '상품 목록', ENG: 'Product list', JPN: '商品一覧', VTN: 'Danh sách sản phẩm' },
  theme: {
    CHN: '主题旅行',
    KOR: '테마 여행',
    ENG: 'Theme tours',
    JPN: 'テーマツアー',
    VTN: 'Tour theo chủ đề',
  },
  enter: {
    CHN: '演唱会·粉丝见面会',
    KOR: '공연·팬미팅',
    ENG: 'Concerts & fan meetings',
    JPN: '公演・ファンミーティング',
    VTN: 'Concert & fan meeting',
  },
} as const satisfies Record<string, FiveTexts>;
