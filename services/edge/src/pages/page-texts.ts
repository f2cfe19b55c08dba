import type { LocalizedText } from '@narae/contracts';

/** What the site says of itself before any script runs; the same words as on its screens. */
export const siteDescription: LocalizedText = {
  CHN: 'K-POP之旅、主题游、粉丝见面会与定制旅行，用中文轻松预订韩国之旅。',
  KOR: 'K-POP 투어, 테마 투어, 팬미팅, 맞춤 여행까지 한국 여행을 한곳에서 예약하세요.',
  ENG: 'K-pop tours, theme tours, fan meetings and custom trips to Korea, all in English.',
  JPN: 'K-POPツアー、テーマツアー、ファンミーティング、オーダーメイド旅行まで。韓国旅行を日本語で予約できます。',
  VTN: 'Tour K-pop, tour theo chủ đề, fan meeting và du lịch theo yêu cầu tại Hàn Quốc, đặt dễ dàng bằng tiếng Việt.',
};

/** Titles of the lists, as their screens show them. */
export const listTitles = {
  all: {
    CHN: '全部行程',
    KOR: '전체 여행',
    ENG: 'All trips',
    JPN: 'すべての旅行',
    VTN: 'Tất cả chuyến đi',
  },
  theme: {
    CHN: '主题游',
    KOR: '테마 투어',
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
  kpop: {
    CHN: 'K-POP',
    KOR: 'K-POP',
    ENG: 'K-pop',
    JPN: 'K-POP',
    VTN: 'K-pop',
  },
  event: {
    CHN: '活动',
    KOR: '이벤트',
    ENG: 'Events',
    JPN: 'イベント',
    VTN: 'Sự kiện',
  },
} as const satisfies Record<string, LocalizedText>;

export type ListTitle = keyof typeof listTitles;
