import type { LocalizedText } from '@narae/contracts';
import type { LanTp } from '@narae/contracts/languages';

/** The same words as on the screens. */
export const siteDescription: LocalizedText = {
  CHN: 'K-POP之旅、主题游、粉丝见面会与定制旅行，用中文轻松预订韩国之旅。',
  KOR: 'K-POP 투어, 테마 투어, 팬미팅, 맞춤 여행까지 한국 여행을 한곳에서 예약하세요.',
  ENG: 'K-pop tours, theme tours, fan meetings and custom trips to Korea, all in English.',
  JPN: 'K-POPツアー、テーマツアー、ファンミーティング、オーダーメイド旅行まで。韓国旅行を日本語で予約できます。',
  VTN: 'Tour K-pop, tour theo chủ đề, fan meeting và du lịch theo yêu cầu tại Hàn Quốc, đặt dễ dàng bằng tiếng Việt.',
};

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

/** `{wait}` is the time to wait. */
export const tooManyPages: Record<LanTp, Readonly<Record<'title' | 'text' | 'retry', string>>> = {
  CHN: { title: '请稍候', text: '您所在网络的访问过于频繁，请在{wait}后重试。', retry: '重试' },
  KOR: {
    title: '잠시만 기다려 주세요',
    text: '지금 사용 중인 네트워크에서 요청이 너무 많습니다. {wait} 뒤에 다시 시도해 주세요.',
    retry: '다시 시도',
  },
  ENG: {
    title: 'One moment, please',
    text: 'Your network is asking for a great many pages right now. Please try again in {wait}.',
    retry: 'Try again',
  },
  JPN: {
    title: '少々お待ちください',
    text: 'ご利用のネットワークからのアクセスが集中しています。{wait}後にもう一度お試しください。',
    retry: 'もう一度試す',
  },
  VTN: {
    title: 'Vui lòng đợi một chút',
    text: 'Mạng bạn đang dùng có quá nhiều lượt truy cập. Vui lòng thử lại sau {wait}.',
    retry: 'Thử lại',
  },
};
