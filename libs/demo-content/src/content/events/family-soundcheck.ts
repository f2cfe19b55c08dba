import { PLACES } from '../places.ts';
import { storyText, type DemoEvent } from '../story.ts';

/** Full. */
export const familySoundcheck: DemoEvent = {
  event_id: 'EVT000008',
  event_category: 'fanmeeting',
  place: PLACES.inspire,
  opensIn: -30,
  closesIn: 10,
  takesPlaceIn: 40,
  total: 100,
  left: 0,
  info_seq: 'INFO000007',
  films: [],
  list: ['fireworks', 'dusk', 4],
  more: [['concert', 'day', 17]],
  detail: ['fireworks', 'teal', 5],
  texts: {
    KOR: storyText(
      '온마루 패밀리 콘서트 사운드 체크 관람',
      '텅 빈 공연장에서 먼저 만나는 네 팀.',
      '공연 당일 오후, 관객이 들어오기 전의 공연장에서 네 팀이 소리를 맞추는 모습을 40분 동안 지켜봅니다. 참가비는 없으며 공연 입장권은 따로 필요합니다.',
      ['진행', '13:30 본인 확인, 14:00 입장, 14:40 퇴장. 지정된 자리에 앉습니다.'],
      ['약속', '촬영과 녹음은 하지 않습니다. 연습이 끝날 때까지 응원봉은 가방에 넣어 주세요.'],
    ),
    ENG: storyText(
      'Onmaru Family Concert: watch the sound check',
      'Four acts in an empty hall.',
      'In the afternoon of the show, before anybody is let in, you watch for forty minutes as the four acts set their sound. There is no charge; the concert itself needs a ticket of its own.',
      ['The afternoon', '13:30 identity check, 14:00 in, 14:40 out. Seats are assigned.'],
      ['House rules', 'No pictures, no recording, and light sticks stay in the bag.'],
    ),
    CHN: storyText(
      '温玛璐家族演唱会：观看彩排试音',
      '在空荡的场馆里，先见到四组艺人。',
      '演出当天下午，观众入场之前，用四十分钟看四组艺人调试声音。免费参加，演唱会门票须另购。',
      ['流程', '13:30核验身份，14:00入场，14:40离场。按指定座位就座。'],
      ['约定', '请勿拍照或录音。试音结束前，请把应援棒收在包里。'],
    ),
    JPN: storyText(
      'オンマル・ファミリーコンサート サウンドチェック見学',
      '誰もいない会場で、ひと足先に4組と。',
      '公演当日の午後、開場前のホールで4組が音を合わせる様子を40分間見学します。参加は無料です。公演のチケットは別途必要です。',
      ['進行', '13:30ご本人確認、14:00入場、14:40退場。お席は指定です。'],
      ['お約束', '撮影・録音はご遠慮ください。終わるまでペンライトはかばんにおしまいください。'],
    ),
    VTN: storyText(
      'Xem soundcheck của Onmaru Family Concert',
      'Gặp bốn nghệ sĩ trong nhà thi đấu còn trống.',
      'Chiều ngày diễn, trước khi khán giả vào, bạn xem bốn nghệ sĩ chỉnh âm thanh trong bốn mươi phút. Miễn phí tham dự; vé concert mua riêng.',
      ['Chương trình', '13:30 xác nhận danh tính, 14:00 vào, 14:40 ra. Ngồi theo chỗ chỉ định.'],
      ['Quy định', 'Không chụp ảnh, không ghi âm, và cất lightstick trong túi cho đến khi kết thúc.'],
    ),
  },
};
