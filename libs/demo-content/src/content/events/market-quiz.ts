import { PLACES } from '../places.ts';
import { storyText, type DemoEvent } from '../story.ts';

/** Its last day to apply has passed. */
export const marketQuiz: DemoEvent = {
  event_id: 'EVT000007',
  event_category: 'food',
  place: PLACES.gwangjang,
  opensIn: -40,
  closesIn: -6,
  takesPlaceIn: -1,
  total: 30,
  left: 5,
  info_seq: '',
  films: [],
  list: ['nightMarket', 'rose', 6],
  more: [['foodTable', 'violet', 11]],
  detail: ['nightMarket', 'indigo', 7],
  texts: {
    KOR: storyText(
      '광장시장 K-POP 퀴즈의 밤',
      '빈대떡을 먹으며 노래 제목을 맞힙니다.',
      '시장 골목의 긴 탁자에 둘러앉아 전주를 듣고 제목을 맞힙니다. 상품은 상인들이 골라 준 시장 간식입니다. 신청은 마감되었습니다.',
      ['진행', '18:00 시장 한 바퀴, 18:40 저녁, 19:30 퀴즈, 21:00 종료.'],
      ['음식', '채식과 할랄 차림을 고를 수 있습니다. 음식값은 각자 냅니다.'],
    ),
    ENG: storyText(
      'K-pop quiz night at Gwangjang Market',
      'Mung-bean pancakes and opening bars.',
      'Around long tables in a market lane you name songs by their first notes. The prizes are snacks chosen by the stallholders. Applications are closed.',
      ['The evening', '18:00 a round of the market, 18:40 supper, 19:30 quiz, 21:00 end.'],
      ['Food', 'There are vegetarian and halal choices. Everybody pays for their own.'],
    ),
    CHN: storyText(
      '广藏市场K-POP竞猜之夜',
      '吃着绿豆煎饼，听前奏猜歌名。',
      '围坐在市场小巷的长桌旁，听前奏猜歌名。奖品是摊主们挑选的市场小吃。报名已截止。',
      ['流程', '18:00逛市场，18:40晚餐，19:30竞猜，21:00结束。'],
      ['餐饮', '可选素食和清真餐，餐费自理。'],
    ),
    JPN: storyText(
      '広蔵市場K-POPクイズの夜',
      '緑豆チヂミを食べながらイントロクイズ。',
      '市場の路地の長いテーブルを囲み、イントロを聴いて曲名を当てます。賞品は店の人たちが選んだ市場のおやつです。受付は終了しました。',
      ['進行', '18:00市場めぐり、18:40夕食、19:30クイズ、21:00終了。'],
      ['お食事', 'ベジタリアン、ハラールもお選びいただけます。食事代は各自のご負担です。'],
    ),
    VTN: storyText(
      'Đêm đố vui K-pop ở chợ Gwangjang',
      'Ăn bánh đậu xanh rán, nghe khúc dạo đầu đoán tên bài.',
      'Quây quần bên chiếc bàn dài trong hẻm chợ, bạn nghe khúc dạo đầu và đoán tên bài hát. Phần thưởng là món ăn vặt do chính các tiểu thương chọn. Đã hết hạn đăng ký.',
      ['Chương trình', '18:00 dạo chợ, 18:40 ăn tối, 19:30 đố vui, 21:00 kết thúc.'],
      ['Đồ ăn', 'Có món chay và món halal. Mỗi người tự trả tiền ăn.'],
    ),
  },
};
