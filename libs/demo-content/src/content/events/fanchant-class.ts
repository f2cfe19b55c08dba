import { PLACES } from '../places.ts';
import { storyText, type DemoEvent } from '../story.ts';

/** Takes applications from a later day on. */
export const fanchantClass: DemoEvent = {
  event_id: 'EVT000005',
  event_category: 'workshop',
  place: PLACES.olympicPark,
  opensIn: 8,
  closesIn: 30,
  // Friday before the Saturday of the LUMERA concert (P000019).
  takesPlaceIn: 34,
  takesPlaceOn: [5],
  total: 120,
  left: 120,
  info_seq: 'INFO000005',
  films: [],
  list: ['lightSticks', 'day', 12],
  more: [['concert', 'rose', 16]],
  detail: ['lightSticks', 'dusk', 13],
  texts: {
    KOR: storyText(
      '응원법 교실: 처음 온 사람도 함께',
      '공연 전날, 응원봉과 구호를 맞춰 봅니다.',
      '콘서트 전날 공연장 앞 광장에서 응원법을 배웁니다. 팬클럽 선배들이 조를 나누어 천천히 알려 주니 한국어를 몰라도 괜찮습니다. 응원봉은 빌려 드립니다. 참가비는 없습니다.',
      ['진행', '16:00 조 나누기, 16:20 구호 연습, 17:30 다 함께 한 곡, 18:00 종료.'],
      ['안내', '구호는 로마자로 적은 종이를 나누어 드립니다. 앉아서 참여하는 자리도 있습니다.'],
    ),
    ENG: storyText(
      'Fanchant class: newcomers welcome',
      'Light sticks and chants on the day before the show.',
      'On the square in front of the hall you learn the chants a day early. Fan club members teach in small groups and slowly, so no Korean is needed. Light sticks are lent. There is no charge.',
      ['The afternoon', '16:00 groups, 16:20 practice, 17:30 one song together, 18:00 end.'],
      ['Good to know', 'You get the chants in Latin letters, and there is a seated area.'],
    ),
    CHN: storyText(
      '应援教室：新粉也欢迎',
      '演出前一天，一起练应援棒和口号。',
      '演唱会前一天，在场馆前的广场学习应援。粉丝会的前辈会分组慢慢教，不懂韩语也没关系。应援棒可免费借用。免费参加。',
      ['流程', '16:00分组，16:20练习口号，17:30一起应援一首歌，18:00结束。'],
      ['说明', '现场会发放标有罗马字读音的口号单，也设有座席区。'],
    ),
    JPN: storyText(
      '掛け声レッスン：はじめての方も歓迎',
      '公演前日、ペンライトと掛け声を合わせます。',
      'コンサート前日、会場前の広場で掛け声を練習します。ファンクラブの先輩が少人数でゆっくり教えるので、韓国語がわからなくても大丈夫。ペンライトは貸し出します。参加は無料です。',
      ['進行', '16:00グループ分け、16:20掛け声の練習、17:30みんなで1曲、18:00終了。'],
      ['ご案内', '掛け声をローマ字で記した紙をお配りします。座って参加できる席もあります。'],
    ),
    VTN: storyText(
      'Lớp học fanchant: chào cả người mới',
      'Tập lightstick và câu hô một ngày trước buổi diễn.',
      'Một ngày trước concert, bạn học fanchant ở quảng trường trước nhà thi đấu. Các anh chị trong fan club chia nhóm và dạy chậm rãi, không biết tiếng Hàn cũng không sao. Có cho mượn lightstick. Miễn phí tham dự.',
      ['Chương trình', '16:00 chia nhóm, 16:20 tập câu hô, 17:30 cùng nhau một bài, 18:00 kết thúc.'],
      ['Lưu ý', 'Bạn sẽ nhận tờ fanchant phiên âm bằng chữ Latin; có khu vực ngồi.'],
    ),
  },
};
