import type { PerLanguage, SeedCode } from './types.ts';

type Row = readonly [com_cd_code: string, kor: string, eng: string, chn: string, jpn: string, vtn: string];

function table(
  com_cd_group_code: SeedCode['com_cd_group_code'],
  cd_code2: SeedCode['cd_code2'],
  rows: readonly Row[],
): SeedCode[] {
  return rows.map(([com_cd_code, KOR, ENG, CHN, JPN, VTN]) => {
    const names: PerLanguage = { KOR, ENG, CHN, JPN, VTN };
    return { com_cd_group_code, com_cd_code, names, cd_code1: com_cd_code, cd_code2 };
  });
}

/** CG005: kinds of travel for the custom-trip form; 06 opens a free-text field. */
export const TRAVEL_TYPES = table('CG005', '', [
  ['01', 'K-POP · 한류', 'K-pop and Hallyu', 'K-POP·韩流', 'K-POP・韓流', 'K-pop và làn sóng Hàn'],
  ['02', '역사 · 문화', 'History and culture', '历史文化', '歴史・文化', 'Lịch sử và văn hóa'],
  [
    '03',
    '자연 · 트레킹',
    'Nature and hiking',
    '自然徒步',
    '自然・トレッキング',
    'Thiên nhiên và đi bộ đường dài',
  ],
  ['04', '미식', 'Food', '美食', 'グルメ', 'Ẩm thực'],
  [
    '05',
    '휴양 · 웰니스',
    'Rest and wellness',
    '度假疗愈',
    '休養・ウェルネス',
    'Nghỉ dưỡng và chăm sóc sức khỏe',
  ],
  ['06', '기타', 'Something else', '其他', 'その他', 'Khác'],
]);

/** CG003: destinations of the custom-trip form (customNation). */
export const DESTINATIONS = table('CG003', '', [
  ['01', '서울', 'Seoul', '首尔', 'ソウル', 'Seoul'],
  ['02', '부산', 'Busan', '釜山', '釜山', 'Busan'],
  ['03', '제주', 'Jeju', '济州', '済州', 'Jeju'],
  ['04', '경주 · 안동', 'Gyeongju and Andong', '庆州·安东', '慶州・安東', 'Gyeongju và Andong'],
  ['05', '강릉 · 속초', 'Gangneung and Sokcho', '江陵·束草', '江陵・束草', 'Gangneung và Sokcho'],
  ['06', '전주', 'Jeonju', '全州', '全州', 'Jeonju'],
  ['07', '여수 · 순천', 'Yeosu and Suncheon', '丽水·顺天', '麗水・順天', 'Yeosu và Suncheon'],
  ['08', '파주 · DMZ', 'Paju and the DMZ', '坡州·DMZ', '坡州・DMZ', 'Paju và DMZ'],
]);

/** CG006: accommodation. Type 01 (hotel) reveals the grades. */
export const ACCOMMODATION = [
  ...table('CG006', '', [
    ['01', '호텔', 'Hotel', '酒店', 'ホテル', 'Khách sạn'],
    ['02', '한옥스테이', 'Hanok stay', '韩屋民宿', '韓屋ステイ', 'Nhà hanok'],
    ['03', '게스트하우스', 'Guesthouse', '青年旅舍·民宿', 'ゲストハウス', 'Nhà khách'],
    ['04', '템플스테이', 'Temple stay', '寺院寄宿', 'テンプルステイ', 'Nghỉ tại chùa'],
    ['05', '레지던스', 'Serviced apartment', '酒店式公寓', 'レジデンス', 'Căn hộ dịch vụ'],
  ]),
  ...table('CG006', 'H', [
    ['H3', '3성급', '3-star', '三星级', '3つ星', '3 sao'],
    ['H4', '4성급', '4-star', '四星级', '4つ星', '4 sao'],
    ['H5', '5성급', '5-star', '五星级', '5つ星', '5 sao'],
  ]),
  ...table('CG006', 'P', [
    ['P1', '1인 1실', 'One person per room', '一人一间', '1名1室', 'Một người một phòng'],
    ['P2', '2인 1실', 'Two people per room', '两人一间', '2名1室', 'Hai người một phòng'],
    ['P3', '3인 1실', 'Three people per room', '三人一间', '3名1室', 'Ba người một phòng'],
    [
      'P4',
      '가족실 (4인)',
      'Family room for four',
      '家庭房（四人）',
      'ファミリールーム（4名）',
      'Phòng gia đình (bốn người)',
    ],
  ]),
  ...table('CG006', 'B', [
    ['B1', '더블 침대', 'Double bed', '大床', 'ダブルベッド', 'Giường đôi'],
    ['B2', '트윈 침대', 'Twin beds', '双床', 'ツインベッド', 'Hai giường đơn'],
    ['B3', '온돌', 'Ondol floor bedding', '韩式地炕', 'オンドル（布団）', 'Nệm trên sàn sưởi ondol'],
  ]),
];

export const CODES: readonly SeedCode[] = [...TRAVEL_TYPES, ...DESTINATIONS, ...ACCOMMODATION];
