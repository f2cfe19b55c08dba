import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const teaWetland = trip({
  prod_id: 'P000012',
  prod_type: 'CG002',
  prod_category: '04',
  origin_price: 168_000,
  inventory_cnt: 30,
  departureInDays: 19,
  place: PLACES.suncheon,
  opt_codes: ['OPT014', 'OPT016', 'OPT017'],
  related: ['P000035', 'P000016', 'P000015'],
  texts: {
    KOR: {
      title: '보성 녹차밭과 순천만 갈대, 기차로 하루',
      subtitle: '아침은 초록 이랑, 저녁은 금빛 물길.',
      intro:
        '남쪽으로 기차를 세 시간 가까이 달리면 풍경의 속도가 달라집니다. 산비탈을 따라 굽이치는 보성의 차밭을 걷고, 해가 기울 무렵 순천만 용산전망대에서 S자 물길을 내려다봅니다. 하루에 초록과 금빛을 다 보는 날입니다.',
      schedule: [
        ['07:00', '용산역에서 KTX 출발'],
        ['09:50', '순천역 도착, 버스로 보성 이동'],
        ['11:00', '대한다원 차밭 산책'],
        ['12:40', '녹차 떡갈비 점심'],
        ['15:00', '순천만습지 갈대길과 용산전망대'],
        ['18:30', '순천역 출발, 21:20 용산역 도착'],
      ],
      included: ['왕복 KTX', '전용 버스', '입장료', '점심'],
      excluded: ['다도 체험 (선택)', '저녁'],
      meeting: '용산역 3층 대합실 3번 게이트, 06:40.',
      notes: [
        '전망대까지 왕복 한 시간 남짓 걷습니다.',
        '흑두루미는 10월부터 3월 사이에 볼 수 있습니다.',
        '차밭은 5월에 가장 연둣빛입니다.',
      ],
    },
    ENG: {
      title: 'Tea rows of Boseong and the reeds of Suncheon Bay, by train',
      subtitle: 'Green furrows in the morning, a river of gold at dusk.',
      intro:
        'Nearly three hours south by train the landscape changes its pace. You walk between the curving tea rows of Boseong and, as the sun sinks, look down from Yongsan Observatory on the river that writes an S through the reeds. Green and gold in one day.',
      schedule: [
        ['07:00', 'KTX from Yongsan Station'],
        ['09:50', 'Suncheon; coach to Boseong'],
        ['11:00', 'Daehan Dawon tea plantation'],
        ['12:40', 'Lunch: green-tea tteokgalbi (grilled patties)'],
        ['15:00', 'Boardwalk of Suncheon Bay and Yongsan Observatory'],
        ['18:30', 'Train back, Yongsan Station at 21:20'],
      ],
      included: ['Return KTX ticket', 'Coach', 'Admissions', 'Lunch'],
      excluded: ['Tea ceremony (optional)', 'Dinner'],
      meeting: 'Gate 3, third-floor hall of Yongsan Station, 06:40.',
      notes: [
        'A little over an hour on foot to the observatory and back.',
        'Hooded cranes stay from October to March.',
        'The tea is at its brightest in May.',
      ],
    },
    CHN: {
      title: '宝城茶田与顺天湾芦苇：火车一日游',
      subtitle: '清晨是绿色茶垄，傍晚是金色水道。',
      intro:
        '乘火车南下近三小时，风景的节奏也慢了下来。在宝城沿山坡蜿蜒的茶垄间散步，日落时登上顺天湾龙山展望台，俯瞰芦苇间的S形水道。一天之内看尽绿与金。',
      schedule: [
        ['07:00', '龙山站乘KTX出发'],
        ['09:50', '抵达顺天站，乘车前往宝城'],
        ['11:00', '漫步大韩茶园'],
        ['12:40', '午餐：绿茶饼肉排'],
        ['15:00', '顺天湾湿地栈道与龙山展望台'],
        ['18:30', '顺天站返程，21:20抵达龙山站'],
      ],
      included: ['KTX往返', '专车', '门票', '午餐'],
      excluded: ['茶道体验（可选）', '晚餐'],
      meeting: '06:40，龙山站三层大厅3号检票口。',
      notes: ['往返展望台需步行一小时多。', '10月至次年3月可见白头鹤。', '五月的茶田最为嫩绿。'],
    },
    JPN: {
      title: '宝城の茶畑と順天湾の葦原、列車で一日',
      subtitle: '朝は緑の畝、夕べは金色の水路。',
      intro:
        '南へ列車で3時間ほど。景色の速さが変わります。山肌に沿ってうねる宝城の茶畑を歩き、日が傾くころ順天湾の龍山展望台から葦原を縫うS字の水路を見下ろします。緑と金を一度に味わう一日です。',
      schedule: [
        ['7:00', '龍山駅からKTXで出発'],
        ['9:50', '順天駅着、バスで宝城へ'],
        ['11:00', '大韓茶園の茶畑散策'],
        ['12:40', '昼食：緑茶トッカルビ'],
        ['15:00', '順天湾湿地の遊歩道と龍山展望台'],
        ['18:30', '順天駅発、21:20龍山駅着'],
      ],
      included: ['KTX往復', '専用バス', '入場料', '昼食'],
      excluded: ['茶道体験（オプション）', '夕食'],
      meeting: '6:40、龍山駅3階コンコース3番ゲート。',
      notes: [
        '展望台までは往復1時間余り歩きます。',
        'ナベヅルが見られるのは10月から3月。',
        '茶畑が最も鮮やかなのは5月です。',
      ],
    },
    VTN: {
      title: 'Đồi chè Boseong và lau sậy vịnh Suncheon, đi tàu trong ngày',
      subtitle: 'Sáng là luống chè xanh, chiều là dòng nước vàng.',
      intro:
        'Gần ba giờ tàu về phương nam, nhịp của phong cảnh chậm lại. Bạn đi giữa những luống chè uốn theo sườn đồi Boseong, rồi khi mặt trời xuống thấp, nhìn từ đài quan sát Yongsan xuống dòng nước hình chữ S giữa bãi lau. Xanh và vàng trong cùng một ngày.',
      schedule: [
        ['07:00', 'KTX từ ga Yongsan'],
        ['09:50', 'Đến ga Suncheon, lên xe đi Boseong'],
        ['11:00', 'Dạo đồi chè Daehan Dawon'],
        ['12:40', 'Ăn trưa thịt viên nướng trà xanh'],
        ['15:00', 'Đường gỗ vịnh Suncheon và đài Yongsan'],
        ['18:30', 'Tàu về, 21:20 đến ga Yongsan'],
      ],
      included: ['Vé KTX khứ hồi', 'Xe riêng', 'Vé tham quan', 'Bữa trưa'],
      excluded: ['Trà đạo (tùy chọn)', 'Bữa tối'],
      meeting: 'Cổng 3, sảnh tầng 3 ga Yongsan lúc 06:40.',
      notes: [
        'Đi bộ lên đài quan sát và quay lại hơn một giờ.',
        'Sếu đầu trắng có từ tháng 10 đến tháng 3.',
        'Chè xanh non nhất vào tháng 5.',
      ],
    },
  },
});
