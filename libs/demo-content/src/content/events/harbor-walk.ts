import { PLACES } from '../places.ts';
import { storyText, type DemoEvent } from '../story.ts';

/** Nearly full. */
export const harborWalk: DemoEvent = {
  event_id: 'EVT000002',
  event_category: 'walk',
  place: PLACES.gwangalli,
  opensIn: -20,
  closesIn: 3,
  takesPlaceIn: 9,
  total: 40,
  left: 3,
  info_seq: 'INFO000002',
  films: [],
  list: ['busanBridge', 'rose', 7],
  more: [['hillVillage', 'dusk', 5]],
  detail: ['busanBridge', 'indigo', 8],
  texts: {
    KOR: storyText(
      'HARBOR 7과 걷는 광안리 저녁 산책',
      '노래 속 다섯 곳을 함께 걷습니다.',
      '해가 지기 한 시간 전 광안리에서 출발해 노래에 나오는 다섯 곳을 걷습니다. 도착한 방파제에서 멤버 두 명이 기타를 들고 기다립니다. 참가비는 없습니다.',
      ['코스', '약 3km, 1시간 30분. 대부분 평지이고 계단이 한 번 있지만 유아차는 돌아갈 수 있습니다.'],
      ['비가 오면', '가벼운 비에는 진행합니다. 취소될 때는 당일 정오까지 메일로 알려 드립니다.'],
    ),
    ENG: storyText(
      'An evening walk in Gwangalli with HARBOR 7',
      'Five places from the songs, on foot.',
      'We set out an hour before sunset and walk past five places from the songs. On the breakwater at the end two members wait with a guitar. There is no charge.',
      [
        'The way',
        'About 3 km in 1 hour 30 minutes, mostly flat, with one flight of stairs that pushchairs can go round.',
      ],
      ['If it rains', 'Light rain does not stop us. If we have to cancel, we email you by noon on the day.'],
    ),
    CHN: storyText(
      '与HARBOR 7同行：广安里黄昏散步',
      '一起走过歌里的五个地方。',
      '日落前一小时从广安里出发，走过歌里的五个地方。终点的防波堤上，两位成员会抱着吉他等候大家。免费参加。',
      ['路线', '全程约3公里，1小时30分，大部分是平路，有一段台阶，婴儿车可绕行。'],
      ['如遇下雨', '小雨照常进行。如需取消，会在当天中午前以邮件通知。'],
    ),
    JPN: storyText(
      'HARBOR 7と歩く広安里の夕べ',
      '歌に出てくる5つの場所をご一緒に。',
      '日の入りの1時間前に広安里を出発し、歌に登場する5つの場所を歩きます。終点の防波堤では、メンバー2人がギターを手に待っています。参加は無料です。',
      ['コース', '約3km、1時間30分。ほぼ平坦で階段が一か所ありますが、ベビーカーは迂回できます。'],
      ['雨の場合', '小雨決行です。中止のときは当日の正午までにメールでお知らせします。'],
    ),
    VTN: storyText(
      'Dạo chiều Gwangalli cùng HARBOR 7',
      'Đi bộ qua năm nơi có trong bài hát.',
      'Khởi hành một giờ trước hoàng hôn, bạn đi qua năm nơi có trong các bài hát. Ở đê chắn sóng cuối chặng, hai thành viên ôm guitar chờ sẵn. Miễn phí tham dự.',
      [
        'Lộ trình',
        'Khoảng 3 km trong 1 giờ 30 phút, phần lớn bằng phẳng, có một đoạn bậc thang; xe đẩy em bé đi được đường vòng.',
      ],
      ['Nếu trời mưa', 'Mưa nhỏ vẫn đi. Nếu phải hủy, chúng tôi gửi email trước 12 giờ trưa hôm đó.'],
    ),
  },
};
