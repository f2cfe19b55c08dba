import { meetingMap } from '../pictures/meeting-map.ts';
import type { PersonName } from './people.ts';

/** Something asked in the demo shop, in the language of whoever asks. */
interface DemoQuestion {
  readonly by: PersonName;
  readonly subject: string;
  readonly content: string;
  /** Nobody can open it: its password is not kept anywhere. */
  readonly secret?: true;
  /** Empty while it waits. */
  readonly answer: string;
  /** Pictures that come with it, as SVG. */
  readonly pictures?: readonly string[];
  /** How long ago it was asked, and answered, when the shop was opened. */
  readonly hoursAgo: number;
  readonly answeredHoursAgo?: number;
}

/** Each question stands here once, so the place of a line is its number: add at the end. */
export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    by: 'jiho',
    subject: '아이와 함께 갈 때 유모차를 가져가도 되나요?',
    content: '다섯 살 아이와 부산 투어에 참여하려고 합니다. 접이식 유모차를 버스에 실을 수 있을까요?',
    answer:
      '네, 접이식 유모차는 버스 짐칸에 실어 드립니다. 감천문화마을은 계단이 많아 아기띠도 함께 준비하시면 편합니다.',
    hoursAgo: 410,
    answeredHoursAgo: 402,
  },
  {
    by: 'dalbit',
    subject: '응원봉은 현장에서 살 수 있나요?',
    content: '공연 당일 현장에 공식 굿즈 부스가 있는지 궁금합니다.',
    answer: '공연장 앞 부스에서 판매하지만 일찍 매진되는 편입니다. 시작 세 시간 전에는 도착하시길 권합니다.',
    hoursAgo: 96,
    answeredHoursAgo: 90,
  },
  {
    by: 'soyeon',
    subject: '예약한 이름을 바꾸고 싶어요',
    content: '여권 영문 이름을 잘못 적었습니다.',
    secret: true,
    answer: '',
    hoursAgo: 7,
  },
  {
    by: 'xiaoyu',
    subject: '可以在机场集合吗？',
    content: '我们上午十点到仁川机场，行程是下午一点开始，能不能直接在机场集合？',
    answer: '可以。请在预订后把航班号告诉我们，导游会在1号航站楼接您。如果航班晚点，请随时联系我们。',
    hoursAgo: 380,
    answeredHoursAgo: 371,
  },
  {
    by: 'linlin',
    subject: '韩服体验包含发型吗？',
    content: '请问景福宫韩服一日游里，发型和饰品要另外付费吗？',
    answer: '简单的编发和一件发饰已包含在内。如果想做更复杂的造型，可以现场加购。',
    hoursAgo: 150,
    answeredHoursAgo: 141,
  },
  {
    by: 'azhe',
    subject: '关于退款',
    content: '我想问一下我的订单。',
    secret: true,
    answer: '已通过邮件回复您。',
    hoursAgo: 60,
    answeredHoursAgo: 52,
  },
  {
    by: 'manman',
    subject: '一个人也能参加吗？',
    content: '看到有些团要满几个人才出发，一个人可以报名吗？',
    answer: '',
    hoursAgo: 5,
  },
  {
    by: 'yuki',
    subject: 'ダンスレッスンは初心者でも大丈夫ですか',
    content: '運動が苦手なのですが、ついていけるか心配です。',
    answer: 'はい、参加者の多くが初めての方です。サビの部分を先生がゆっくり教え、最後にみんなで撮影します。',
    hoursAgo: 330,
    answeredHoursAgo: 322,
  },
  {
    by: 'kenta',
    subject: '雨の日はどうなりますか',
    content: '漢江のナイトクルーズは雨でも出航しますか。',
    answer: '小雨なら出航します。強風などで中止になる場合は前日までにお知らせし、全額返金いたします。',
    hoursAgo: 120,
    answeredHoursAgo: 111,
  },
  {
    by: 'momo',
    subject: '座席を友だちと隣にできますか',
    content: '別々に予約しましたが、隣の席にしたいです。',
    answer: '',
    hoursAgo: 29,
  },
  {
    by: 'linh',
    subject: 'Có hướng dẫn viên nói tiếng Việt không?',
    content: 'Mẹ tôi không biết tiếng Anh. Tour Busan có hướng dẫn viên tiếng Việt không ạ?',
    answer:
      'Có ạ. Ở mỗi tour, mục “Hướng dẫn viên” ghi rõ các ngôn ngữ. Với tour Busan, hướng dẫn viên tiếng Việt có vào cuối tuần.',
    hoursAgo: 300,
    answeredHoursAgo: 291,
  },
  {
    by: 'thao',
    subject: 'Ăn chay có được không?',
    content: 'Tôi ăn chay, tour ẩm thực có món phù hợp không?',
    answer: 'Được ạ. Bạn ghi chú khi đặt, quán sẽ chuẩn bị món chay cho hầu hết các bữa.',
    hoursAgo: 80,
    answeredHoursAgo: 71,
  },
  {
    by: 'duc',
    subject: 'Xuất hóa đơn',
    content: 'Tôi cần hóa đơn cho công ty.',
    secret: true,
    answer: '',
    hoursAgo: 76,
  },
  {
    by: 'emma',
    subject: 'Is there room for a large suitcase?',
    content: 'We join the day trip straight from our hotel and have two big suitcases with us.',
    answer:
      'Yes, one suitcase each fits in the bus. Please tell the guide at the meeting point, and keep valuables with you.',
    hoursAgo: 260,
    answeredHoursAgo: 252,
  },
  {
    by: 'noah',
    subject: 'Can I bring a camera to the fan meeting?',
    content: 'A small mirrorless camera, no long lens. Is that allowed at the event?',
    answer: 'Phones are fine, but cameras have to be left at the cloakroom, which is free for our guests.',
    hoursAgo: 110,
    answeredHoursAgo: 104,
  },
  {
    by: 'priya',
    subject: 'Vegetarian lunch on the food tour',
    content: 'Is there an option without fish sauce?',
    answer: '',
    hoursAgo: 6,
  },
  {
    by: 'sofia',
    subject: 'My passport is being renewed',
    content: 'What can I upload instead?',
    secret: true,
    answer: 'We have written to you.',
    hoursAgo: 44,
    answeredHoursAgo: 40,
  },
  {
    by: 'haruka',
    subject: '集合場所はこの地図の場所で合っていますか？',
    content: '地下鉄の出口から地図の赤いピンまで歩けばよいでしょうか。友だちが描いてくれた地図を添付します。',
    pictures: [meetingMap],
    answer:
      'はい、赤いピンの場所で合っています。出口を出てまっすぐ進み、二つ目の大通りを右に曲がると、川の手前でガイドが旗を持ってお待ちしています。',
    hoursAgo: 50,
    answeredHoursAgo: 44,
  },
];
