import type { PerLanguage, DemoCode } from './types.ts';

/** The rows of one code table by their code, in the order in which they are shown. */
const table = (
  com_cd_group_code: DemoCode['com_cd_group_code'],
  cd_code2: DemoCode['cd_code2'],
  rows: Readonly<Record<string, PerLanguage>>,
): DemoCode[] =>
  Object.entries(rows).map(([com_cd_code, names]) => ({
    com_cd_group_code,
    com_cd_code,
    names,
    cd_code1: com_cd_code,
    cd_code2,
  }));

/** CG005: kinds of travel for the custom-trip form; 06 opens a free-text field. */
const TRAVEL_TYPES = table('CG005', '', {
  '01': {
    KOR: 'K-POP·한류',
    ENG: 'K-pop and Hallyu',
    CHN: 'K-POP·韩流',
    JPN: 'K-POP・韓流',
    VTN: 'K-pop và làn sóng Hàn',
  },
  '02': {
    KOR: '역사·문화',
    ENG: 'History and culture',
    CHN: '历史文化',
    JPN: '歴史・文化',
    VTN: 'Lịch sử và văn hóa',
  },
  '03': {
    KOR: '자연·트레킹',
    ENG: 'Nature and hiking',
    CHN: '自然徒步',
    JPN: '自然・トレッキング',
    VTN: 'Thiên nhiên và đi bộ đường dài',
  },
  '04': { KOR: '미식', ENG: 'Food', CHN: '美食', JPN: 'グルメ', VTN: 'Ẩm thực' },
  '05': {
    KOR: '휴양·웰니스',
    ENG: 'Rest and wellness',
    CHN: '度假疗愈',
    JPN: '休養・ウェルネス',
    VTN: 'Nghỉ dưỡng và chăm sóc sức khỏe',
  },
  '06': { KOR: '기타', ENG: 'Something else', CHN: '其他', JPN: 'その他', VTN: 'Khác' },
});

/** CG003: destinations of the custom-trip form (customNation). */
const DESTINATIONS = table('CG003', '', {
  '01': { KOR: '서울', ENG: 'Seoul', CHN: '首尔', JPN: 'ソウル', VTN: 'Seoul' },
  '02': { KOR: '부산', ENG: 'Busan', CHN: '釜山', JPN: '釜山', VTN: 'Busan' },
  '03': { KOR: '제주', ENG: 'Jeju', CHN: '济州', JPN: '済州', VTN: 'Jeju' },
  '04': {
    KOR: '경주·안동',
    ENG: 'Gyeongju and Andong',
    CHN: '庆州·安东',
    JPN: '慶州・安東',
    VTN: 'Gyeongju và Andong',
  },
  '05': {
    KOR: '강릉·속초',
    ENG: 'Gangneung and Sokcho',
    CHN: '江陵·束草',
    JPN: '江陵・束草',
    VTN: 'Gangneung và Sokcho',
  },
  '06': { KOR: '전주', ENG: 'Jeonju', CHN: '全州', JPN: '全州', VTN: 'Jeonju' },
  '07': {
    KOR: '여수·순천',
    ENG: 'Yeosu and Suncheon',
    CHN: '丽水·顺天',
    JPN: '麗水・順天',
    VTN: 'Yeosu và Suncheon',
  },
  '08': { KOR: '파주·DMZ', ENG: 'Paju and the DMZ', CHN: '坡州·DMZ', JPN: '坡州・DMZ', VTN: 'Paju và DMZ' },
});

/** CG006: accommodation. Type 01 (hotel) reveals the grades. */
const ACCOMMODATION = [
  ...table('CG006', '', {
    '01': { KOR: '호텔', ENG: 'Hotel', CHN: '酒店', JPN: 'ホテル', VTN: 'Khách sạn' },
    '02': { KOR: '한옥스테이', ENG: 'Hanok stay', CHN: '韩屋民宿', JPN: '韓屋ステイ', VTN: 'Nhà hanok' },
    '03': {
      KOR: '게스트하우스',
      ENG: 'Guesthouse',
      CHN: '青年旅舍·民宿',
      JPN: 'ゲストハウス',
      VTN: 'Nhà khách',
    },
    '04': {
      KOR: '템플스테이',
      ENG: 'Temple stay',
      CHN: '寺院寄宿',
      JPN: 'テンプルステイ',
      VTN: 'Nghỉ tại chùa',
    },
    '05': {
      KOR: '레지던스',
      ENG: 'Serviced apartment',
      CHN: '酒店式公寓',
      JPN: 'レジデンス',
      VTN: 'Căn hộ dịch vụ',
    },
  }),
  ...table('CG006', 'H', {
    H3: { KOR: '3성급', ENG: '3-star', CHN: '三星级', JPN: '3つ星', VTN: '3 sao' },
    H4: { KOR: '4성급', ENG: '4-star', CHN: '四星级', JPN: '4つ星', VTN: '4 sao' },
    H5: { KOR: '5성급', ENG: '5-star', CHN: '五星级', JPN: '5つ星', VTN: '5 sao' },
  }),
  ...table('CG006', 'P', {
    P1: {
      KOR: '1인 1실',
      ENG: 'One person per room',
      CHN: '一人一间',
      JPN: '1名1室',
      VTN: 'Một người một phòng',
    },
    P2: {
      KOR: '2인 1실',
      ENG: 'Two people per room',
      CHN: '两人一间',
      JPN: '2名1室',
      VTN: 'Hai người một phòng',
    },
    P3: {
      KOR: '3인 1실',
      ENG: 'Three people per room',
      CHN: '三人一间',
      JPN: '3名1室',
      VTN: 'Ba người một phòng',
    },
    P4: {
      KOR: '가족실 (4인)',
      ENG: 'Family room for four',
      CHN: '家庭房（四人）',
      JPN: 'ファミリールーム（4名）',
      VTN: 'Phòng gia đình (bốn người)',
    },
  }),
  ...table('CG006', 'B', {
    B1: { KOR: '더블 침대', ENG: 'Double bed', CHN: '大床', JPN: 'ダブルベッド', VTN: 'Giường đôi' },
    B2: { KOR: '트윈 침대', ENG: 'Twin beds', CHN: '双床', JPN: 'ツインベッド', VTN: 'Hai giường đơn' },
    B3: {
      KOR: '온돌',
      ENG: 'Ondol floor bedding',
      CHN: '韩式地炕',
      JPN: 'オンドル（布団）',
      VTN: 'Nệm trên sàn sưởi ondol',
    },
  }),
];

export const CODES: readonly DemoCode[] = [...TRAVEL_TYPES, ...DESTINATIONS, ...ACCOMMODATION];
