import type { PersonName } from './people.ts';

/** What somebody says of a trip in the demo shop. */
interface DemoReview {
  readonly by: PersonName;
  readonly prod_id: string;
  /** Stars, then guide, programme, value, as described. */
  readonly ratings: readonly [
    stars: number,
    guide: number,
    programme: number,
    value: number,
    described: number,
  ];
  /** In the language of whoever says it. */
  readonly text: string;
  /** The shop's answer in the same language; empty where there is none. */
  readonly reply: string;
  readonly helped: readonly PersonName[];
  /** How long ago it was said when the shop was opened. */
  readonly daysAgo: number;
}

const busan = 'P000007';
const hanbok = 'P000009';
const food = 'P000014';
const dance = 'P000004';

/** What is said of trips; the place of a line is its number: add at the end. */
export const DEMO_REVIEWS: readonly DemoReview[] = [
  {
    by: 'soyeon',
    prod_id: busan,
    ratings: [5, 5, 5, 4, 5],
    text: '가이드님이 골목마다 얽힌 이야기를 들려주셔서 혼자 갔으면 몰랐을 것들을 많이 봤어요. 이동 시간도 넉넉했습니다.',
    reply: '',
    helped: ['haneul', 'jiho', 'linlin'],
    daysAgo: 41,
  },
  {
    by: 'emma',
    prod_id: busan,
    ratings: [4, 5, 4, 4, 4],
    text: 'Lovely small group and a guide who clearly loves the city. The hills are steeper than the photos suggest, so bring good shoes.',
    reply: 'Thank you, Emma! We now mention the hills in the packing list.',
    helped: ['noah', 'priya', 'sofia', 'yuki'],
    daysAgo: 33,
  },
  {
    by: 'haruka',
    prod_id: busan,
    ratings: [5, 5, 5, 5, 5],
    text: '日本語での説明がとても丁寧で、夕方の海辺まで時間を取ってくれました。一人参加でも安心です。',
    reply: '',
    helped: ['yuki', 'momo'],
    daysAgo: 20,
  },
  {
    by: 'xiaoyu',
    prod_id: hanbok,
    ratings: [5, 5, 5, 5, 5],
    text: '韩服款式很多，工作人员还帮忙编了头发。早上的宫殿人少，拍照非常舒服。',
    reply: '',
    helped: ['linlin', 'manman', 'azhe'],
    daysAgo: 27,
  },
  {
    by: 'minhanh',
    prod_id: hanbok,
    ratings: [4, 4, 5, 4, 5],
    text: 'Trang phục đẹp, hướng dẫn viên kể chuyện hoàng cung rất cuốn hút. Trời lạnh nên nhớ mặc áo giữ nhiệt bên trong nhé.',
    reply: '',
    helped: ['linh', 'thao'],
    daysAgo: 12,
  },
  {
    by: 'noah',
    prod_id: food,
    ratings: [5, 5, 5, 5, 5],
    text: 'Seven stalls, zero leftovers. Our guide asked about allergies before we even met and had an answer for each of us.',
    reply: '',
    helped: ['emma', 'priya'],
    daysAgo: 18,
  },
  {
    by: 'jiho',
    prod_id: food,
    ratings: [3, 4, 3, 3, 4],
    text: '음식은 다 맛있었는데 주말 저녁이라 줄이 길었어요. 아이와 함께라면 평일을 추천합니다.',
    reply: '소중한 의견 감사합니다. 주말에는 예약석이 있는 가게를 두 곳 늘렸습니다.',
    helped: ['dalbit', 'haneul', 'soyeon', 'thao'],
    daysAgo: 9,
  },
  {
    by: 'momo',
    prod_id: dance,
    ratings: [5, 5, 5, 4, 5],
    text: '初心者でもサビを最後まで踊れるようになりました。撮ってもらった動画は宝物です！',
    reply: '',
    helped: ['kenta', 'haruka', 'yuki'],
    daysAgo: 15,
  },
  {
    by: 'linlin',
    prod_id: dance,
    ratings: [4, 5, 4, 4, 4],
    text: '老师会用简单的中文提醒节拍，气氛特别好。希望课程再长半小时。',
    reply: '',
    helped: ['xiaoyu'],
    daysAgo: 6,
  },
];
