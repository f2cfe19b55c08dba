import type { DemoCategory } from './types.ts';

/** Product categories of the menu (CATALOG-1). */
export const CATEGORIES: readonly DemoCategory[] = [
  {
    cd_group_code: 'CG001',
    icon: 'kpop',
    route: '/productList',
    sort_order: 1,
    names: {
      KOR: 'K-POP 투어',
      ENG: 'K-pop tours',
      CHN: 'K-POP之旅',
      JPN: 'K-POPツアー',
      VTN: 'Tour K-pop',
    },
  },
  {
    cd_group_code: 'CG002',
    icon: 'theme',
    route: '/themeList',
    sort_order: 2,
    names: {
      KOR: '테마 투어',
      ENG: 'Theme tours',
      CHN: '主题游',
      JPN: 'テーマツアー',
      VTN: 'Tour theo chủ đề',
    },
  },
  {
    cd_group_code: 'CG004',
    icon: 'enter',
    route: '/enterList',
    sort_order: 3,
    names: {
      KOR: '공연·팬미팅',
      ENG: 'Concerts & fan meetings',
      CHN: '演唱会·粉丝见面会',
      JPN: '公演・ファンミーティング',
      VTN: 'Concert & fan meeting',
    },
  },
  {
    cd_group_code: 'CG006',
    icon: 'trip',
    route: '/productList',
    sort_order: 4,
    names: {
      KOR: '여행·숙박',
      ENG: 'Trips & stays',
      CHN: '旅行·住宿',
      JPN: '宿泊付きの旅',
      VTN: 'Du lịch & lưu trú',
    },
  },
  {
    cd_group_code: 'CG003',
    icon: 'info',
    route: '/kpopInfo',
    sort_order: 5,
    names: {
      KOR: 'K-POP 소식',
      ENG: 'K-pop news',
      CHN: 'K-POP资讯',
      JPN: 'K-POPニュース',
      VTN: 'Tin K-pop',
    },
  },
  {
    cd_group_code: 'CG005',
    icon: 'event',
    route: '/eventInfo',
    sort_order: 6,
    names: { KOR: '이벤트', ENG: 'Events', CHN: '活动', JPN: 'イベント', VTN: 'Sự kiện' },
  },
];
