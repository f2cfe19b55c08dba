import type { CommentType } from '@narae/contracts';
import type { PersonName } from './people.ts';

/** Something said in the demo shop. */
interface DemoComment {
  readonly by: PersonName;
  readonly comment_type: CommentType;
  readonly prod_id: string;
  /** In the language of whoever says it. */
  readonly text: string;
  readonly likedBy: readonly PersonName[];
  /** How long ago it was said when the shop was opened. */
  readonly hoursAgo: number;
}

const busan = { comment_type: 'trip', prod_id: 'P000007' } as const;
const hanbok = { comment_type: 'trip', prod_id: 'P000009' } as const;
const food = { comment_type: 'trip', prod_id: 'P000014' } as const;
const dance = { comment_type: 'trip', prod_id: 'P000004' } as const;
const pier = { comment_type: 'kpopinfo', prod_id: 'INFO000002' } as const;
const letters = { comment_type: 'kpopinfo', prod_id: 'INFO000003' } as const;
const cafes = { comment_type: 'kpopinfo', prod_id: 'INFO000008' } as const;
const listening = { comment_type: 'event', prod_id: 'EVT000001' } as const;
const fanchant = { comment_type: 'event', prod_id: 'EVT000005' } as const;

/** What is said of products, articles and events; each thing stands here once, so the place of a line is its number: add at the end. */
export const DEMO_COMMENTS: readonly DemoComment[] = [
  {
    ...busan,
    by: 'haneul',
    text: '감천 계단에서 그 가사를 들으니 괜히 뭉클하더라고요. 이어폰 꼭 챙기세요!',
    likedBy: ['soyeon', 'jiho', 'yuki', 'emma'],
    hoursAgo: 290,
  },
  {
    ...busan,
    by: 'yuki',
    text: '歩きやすい靴は必須です。坂が多いけれど、夕方の広安里は本当にきれいでした。',
    likedBy: ['haruka', 'kenta'],
    hoursAgo: 214,
  },
  {
    ...busan,
    by: 'noah',
    text: 'Does the song map come in English as well? Asking before I book for two.',
    likedBy: [],
    hoursAgo: 51,
  },
  {
    ...busan,
    by: 'linh',
    text: 'Mình đi một mình mà vẫn vui, ai cũng thân thiện. Gió ở Songdo mạnh lắm, nhớ mang áo khoác nhé.',
    likedBy: ['minhanh', 'thao', 'haneul'],
    hoursAgo: 26,
  },
  {
    ...hanbok,
    by: 'xiaoyu',
    text: '早上人不多，拍照特别舒服。讲解很短但很有意思，推荐给第一次来首尔的朋友。',
    likedBy: ['linlin', 'azhe', 'sofia'],
    hoursAgo: 330,
  },
  {
    ...hanbok,
    by: 'sofia',
    text: 'The quiet minutes in the queen’s garden were my favourite part. Go for the morning slot if you can.',
    likedBy: ['priya', 'emma', 'xiaoyu', 'haruka'],
    hoursAgo: 120,
  },
  {
    ...hanbok,
    by: 'jiho',
    text: '초등학생 아이와 함께 갔는데 한복 크기가 다양해서 좋았어요. 겨울에는 안에 따뜻하게 입히세요.',
    likedBy: ['haneul'],
    hoursAgo: 33,
  },
  {
    ...food,
    by: 'kenta',
    text: '緑豆チヂミの店、並ぶ価値ありでした。お腹をすかせて行ってください！',
    likedBy: ['momo', 'noah'],
    hoursAgo: 166,
  },
  {
    ...food,
    by: 'priya',
    text: 'I do not eat meat and told the guide a day before. Four of the six tastes worked for me, which was more than I hoped.',
    likedBy: ['sofia', 'emma'],
    hoursAgo: 74,
  },
  {
    ...food,
    by: 'duc',
    text: 'Đoạn đi bộ qua khu in ấn Euljiro buổi tối rất có không khí. Nên đi vào ngày thường cho đỡ đông.',
    likedBy: ['linh'],
    hoursAgo: 19,
  },
  {
    ...dance,
    by: 'momo',
    text: '初心者ですが、最後まで踊れました。鏡の前に立つ勇気をもらえます。',
    likedBy: ['yuki', 'thao', 'dalbit'],
    hoursAgo: 240,
  },
  {
    ...dance,
    by: 'thao',
    text: 'Thầy dạy rất kiên nhẫn. Nhớ mang áo để thay, bốn tiếng là đổ mồ hôi thật sự!',
    likedBy: ['minhanh'],
    hoursAgo: 97,
  },
  {
    ...dance,
    by: 'manman',
    text: '请问可以只报名旁观吗？想陪朋友去，但自己不会跳。',
    likedBy: [],
    hoursAgo: 8,
  },
  {
    ...pier,
    by: 'dalbit',
    text: '방파제 사진 보고 바로 기차표 끊었습니다. 해 질 무렵에 가면 기타 치는 분들도 있어요.',
    likedBy: ['haneul', 'soyeon', 'kenta'],
    hoursAgo: 150,
  },
  {
    ...pier,
    by: 'emma',
    text: 'I had no idea they practised by counting waves. Listening to the first album with new ears now.',
    likedBy: ['noah', 'dalbit'],
    hoursAgo: 63,
  },
  {
    ...letters,
    by: 'haruka',
    text: '手紙の箱の話に泣きました。翻訳してくださってありがとうございます。',
    likedBy: ['yuki', 'momo', 'soyeon', 'linlin'],
    hoursAgo: 188,
  },
  {
    ...letters,
    by: 'linlin',
    text: '读完又去听了一遍整张专辑，每首歌都像回信一样温柔。',
    likedBy: ['xiaoyu', 'manman'],
    hoursAgo: 42,
  },
  {
    ...cafes,
    by: 'soyeon',
    text: '컵홀더는 오후에 가면 거의 없어요. 오픈 시간에 맞춰 가시는 걸 추천합니다.',
    likedBy: ['dalbit', 'azhe'],
    hoursAgo: 110,
  },
  {
    ...cafes,
    by: 'minhanh',
    text: 'Bài viết dễ hiểu quá. Tháng sau mình sang Seoul sẽ thử ghé Seongsu một vòng.',
    likedBy: ['linh', 'duc'],
    hoursAgo: 15,
  },
  {
    ...listening,
    by: 'azhe',
    text: '终于可以和大家一起在现场听新专辑了！有人也是一个人去吗？',
    likedBy: ['xiaoyu', 'haneul'],
    hoursAgo: 90,
  },
  {
    ...fanchant,
    by: 'noah',
    text: 'Is this fine for somebody who knows no Korean? I want to shout every name in the right order for once.',
    likedBy: ['emma', 'priya', 'momo'],
    hoursAgo: 58,
  },
];
