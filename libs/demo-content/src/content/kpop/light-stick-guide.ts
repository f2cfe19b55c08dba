import { storyText, type DemoKpopInfo } from '../story.ts';

/** Leads to no product. */
export const lightStickGuide: DemoKpopInfo = {
  info_seq: 'INFO000005',
  kpop_category: 'guide',
  artist: 'onmaru',
  daysAgo: 20,
  prod_id: '',
  films: [],
  list: ['lightSticks', 'gold', 9],
  carousel: [
    ['lightSticks', 'teal', 10],
    ['flatlay', 'night', 8],
  ],
  texts: {
    KOR: storyText(
      '처음 가는 콘서트, 응원봉 사용 안내',
      '연결부터 예절까지 10분이면 됩니다.',
      '한국 공연장의 응원봉은 좌석과 연결되어 색이 저절로 바뀝니다. 처음이라면 공연 시작 한 시간 전에 도착해 좌석 번호를 등록하세요. 건전지는 세 개가 들어가고, 공연장 안에서도 살 수 있습니다.',
      [
        '옆 사람을 위해',
        '응원봉은 어깨 높이까지만 들어 주세요. 발라드가 흐를 때는 흔들지 않고 들고만 있어도 됩니다.',
      ],
      [
        '없어도 괜찮습니다',
        '공연장에서 빌릴 수 있는 곳도 있고, 손뼉과 목소리만으로도 충분합니다. 가방은 작은 것이 편합니다.',
      ],
    ),
    ENG: storyText(
      'Your first concert: a short guide to light sticks',
      'From pairing to manners in ten minutes.',
      'At Korean concerts a light stick is paired with your seat and changes colour by itself. Come an hour early the first time and register your seat number. It takes three batteries, which are sold at the hall.',
      [
        'For those around you',
        'Hold it no higher than your shoulder. During ballads it is fine simply to hold it still.',
      ],
      [
        'Without one',
        'Some halls lend them, and hands and voice are enough. A small bag makes the day easier.',
      ],
    ),
    CHN: storyText(
      '第一次看演唱会：应援棒使用指南',
      '从连接到礼仪，十分钟看懂。',
      '韩国演唱会的应援棒会与座位连接，颜色自动变化。第一次去的话，请提前一小时到场登记座位号。应援棒需要三节电池，场馆里也能买到。',
      ['为旁边的人着想', '请把应援棒举到肩膀高度就好。听抒情歌时，静静拿着也可以。'],
      ['没有也没关系', '有些场馆可以租借，用掌声和歌声应援也足够。建议只带小包。'],
    ),
    JPN: storyText(
      'はじめてのコンサート、ペンライトの使い方',
      '接続からマナーまで、10分でわかります。',
      '韓国の公演では、ペンライトが座席と連動して自動で色が変わります。はじめての方は開演1時間前に到着し、座席番号を登録しましょう。電池は3本必要で、会場でも購入できます。',
      [
        'まわりの方のために',
        'ペンライトは肩の高さまで。バラードのときは、振らずに持っているだけでかまいません。',
      ],
      [
        'なくても大丈夫',
        '貸し出しのある会場もありますし、手拍子と声だけでも十分です。荷物は小さめが安心です。',
      ],
    ),
    VTN: storyText(
      'Lần đầu đi concert: cách dùng lightstick',
      'Từ kết nối đến phép lịch sự, chỉ mười phút là rõ.',
      'Ở các concert Hàn Quốc, lightstick được kết nối với số ghế và tự đổi màu. Nếu là lần đầu, bạn nên đến sớm một tiếng để đăng ký số ghế. Đèn dùng ba viên pin, có bán tại nơi diễn.',
      ['Vì người bên cạnh', 'Chỉ nên giơ lightstick ngang vai. Khi nghe ballad, bạn cứ cầm yên cũng được.'],
      [
        'Không có cũng không sao',
        'Một số nơi cho mượn, và chỉ cần tiếng vỗ tay cùng giọng hát là đủ. Bạn nên mang túi nhỏ cho tiện.',
      ],
    ),
  },
};
