import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const jejuEast = trip({
  prod_id: 'P000017',
  prod_type: 'CG002',
  prod_category: '09',
  origin_price: 84_000,
  inventory_cnt: 36,
  departureInDays: 15,
  place: PLACES.seongsan,
  opt_codes: ['OPT008', 'OPT009', 'OPT026', 'OPT016'],
  related: ['P000028', 'P000032', 'P000012'],
  texts: {
    KOR: {
      title: '제주 동쪽 하루: 성산일출봉과 해녀의 바다',
      subtitle: '분화구에 오르고, 물질 소리를 듣고, 카트로 바람을 가릅니다.',
      intro:
        '약 5천 년 전 바닷속에서 솟은 성산일출봉은 182m, 천천히 걸어도 30분이면 오릅니다. 내려와서는 해녀가 참았던 숨을 내쉬는 숨비소리를 듣고, 오후에는 오름 사이 목장을 지나 카트장에 들릅니다. 섬의 동쪽만 넉넉하게 도는 하루입니다.',
      schedule: [
        ['09:00', '제주시 출발'],
        ['10:20', '성산일출봉 오르기'],
        ['12:00', '해녀의 집에서 점심'],
        ['13:40', '섭지코지 산책'],
        ['15:20', '카트장 또는 목장 카페'],
        ['17:30', '제주시 도착'],
      ],
      included: ['전용 버스', '입장료', '점심', '인솔자'],
      excluded: ['제주까지 항공권', '카트 (선택)'],
      meeting: '제주국제공항 1층 3번 게이트 안쪽, 08:45. 제주시청 앞 09:00에도 섭니다.',
      notes: [
        '매월 첫째 월요일은 성산일출봉이 쉬어 다른 오름을 오릅니다.',
        '1인승 카트는 키 150cm 이상, 2인승은 4~13세 어린이와 보호자가 함께 탑니다.',
        '바람이 많은 섬이니 모자 끈을 조여 주세요.',
      ],
    },
    ENG: {
      title: 'East Jeju in a day: Seongsan Ilchulbong and the divers’ sea',
      subtitle: 'Climb a crater, hear the divers breathe, race the wind in a kart.',
      intro:
        'Seongsan Ilchulbong rose from the sea some 5,000 years ago and is 182 m high, half an hour at an easy pace. Below it the haenyeo let out the whistling breath they have held. In the afternoon we pass pastures and volcanic cones and stop at a kart track. One coast, no hurry.',
      schedule: [
        ['09:00', 'Leave Jeju City'],
        ['10:20', 'Up Seongsan Ilchulbong'],
        ['12:00', 'Lunch at the divers’ house'],
        ['13:40', 'Seopjikoji headland'],
        ['15:20', 'Kart track or ranch café'],
        ['17:30', 'Back in Jeju City'],
      ],
      included: ['Coach', 'Admissions', 'Lunch', 'Tour leader'],
      excluded: ['Flight to Jeju', 'Kart (optional)'],
      meeting: 'Inside gate 3, first floor of Jeju Airport, 08:45; second stop at Jeju City Hall, 09:00.',
      notes: [
        'On the first Monday of the month the crater is closed and we climb another cone.',
        'Single karts need 150 cm; in the two-seater children of 4 to 13 ride with a guardian.',
        'It is a windy island: hold on to your hat.',
      ],
    },
    CHN: {
      title: '济州东部一日：城山日出峰与海女之海',
      subtitle: '登火山口，听海女换气声，开卡丁车迎风。',
      intro:
        '约五千年前从海中升起的城山日出峰高182米，慢慢走半小时就能登顶。下山后听海女吐出憋住的那口长气，下午穿过火山丘间的牧场，到卡丁车场玩一圈。只走东岸，不赶时间。',
      schedule: [
        ['09:00', '济州市出发'],
        ['10:20', '登城山日出峰'],
        ['12:00', '在海女之家用午餐'],
        ['13:40', '漫步涉地可支'],
        ['15:20', '卡丁车场或牧场咖啡馆'],
        ['17:30', '返回济州市'],
      ],
      included: ['专车', '门票', '午餐', '领队'],
      excluded: ['前往济州的机票', '卡丁车（可选）'],
      meeting: '08:45，济州国际机场1层3号门内侧；09:00济州市厅前也可上车。',
      notes: [
        '每月第一个周一日出峰闭园，改登其他火山丘。',
        '单人车须身高150厘米以上；双人车4至13岁儿童须由监护人陪同。',
        '岛上风大，请系好帽绳。',
      ],
    },
    JPN: {
      title: '済州の東を一日：城山日出峰と海女の海',
      subtitle: '火口に登り、海女の息づかいを聞き、カートで風を切る。',
      intro:
        '約5千年前に海から湧き上がった城山日出峰は182m、ゆっくり歩いて30分ほど。ふもとでは海女が息を吐くスンビソリ（磯笛）を聞き、午後はオルムの間の牧場を抜けてカート場へ。島の東だけをゆったり巡る一日です。',
      schedule: [
        ['9:00', '済州市内を出発'],
        ['10:20', '城山日出峰に登る'],
        ['12:00', '海女の家で昼食'],
        ['13:40', 'ソプチコジ散策'],
        ['15:20', 'カート場または牧場カフェ'],
        ['17:30', '済州市内着'],
      ],
      included: ['専用バス', '入場料', '昼食', '添乗員'],
      excluded: ['済州までの航空券', 'カート（オプション）'],
      meeting: '8:45、済州国際空港1階3番ゲート内側。9:00に済州市庁前でも乗車できます。',
      notes: [
        '毎月第1月曜は日出峰が休みのため、別のオルムに登ります。',
        '1人乗りカートは身長150cm以上、2人乗りは4〜13歳のお子さまと保護者でどうぞ。',
        '風の強い島です。帽子にご注意ください。',
      ],
    },
    VTN: {
      title: 'Đông Jeju một ngày: Seongsan Ilchulbong và biển của các haenyeo',
      subtitle: 'Leo miệng núi lửa, nghe tiếng thở của thợ lặn, lái kart đón gió.',
      intro:
        'Seongsan Ilchulbong trồi lên từ biển khoảng 5.000 năm trước, cao 182 m, đi thong thả nửa giờ là tới đỉnh. Dưới chân núi, các haenyeo trút hơi thở đã nín thành tiếng huýt dài. Buổi chiều, bạn đi qua những đồng cỏ giữa các đồi núi lửa rồi ghé trường đua kart. Chỉ một phía đảo, không vội vàng.',
      schedule: [
        ['09:00', 'Rời thành phố Jeju'],
        ['10:20', 'Leo Seongsan Ilchulbong'],
        ['12:00', 'Ăn trưa tại nhà haenyeo'],
        ['13:40', 'Dạo mũi Seopjikoji'],
        ['15:20', 'Đua kart hoặc cà phê nông trại'],
        ['17:30', 'Về thành phố Jeju'],
      ],
      included: ['Xe riêng', 'Vé tham quan', 'Bữa trưa', 'Trưởng đoàn'],
      excluded: ['Vé máy bay đến Jeju', 'Kart (tùy chọn)'],
      meeting: 'Bên trong cổng 3 tầng 1 sân bay Jeju lúc 08:45; đón thêm trước Tòa thị chính Jeju lúc 09:00.',
      notes: [
        'Thứ Hai đầu tháng núi đóng cửa, bạn sẽ leo một đồi khác.',
        'Kart một chỗ cần cao 150 cm; kart hai chỗ cho trẻ 4–13 tuổi đi cùng người giám hộ.',
        'Đảo nhiều gió, nhớ giữ mũ.',
      ],
    },
  },
});
