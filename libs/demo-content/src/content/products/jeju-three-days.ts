import { stay, trip, WITH_AIR_TICKET } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const jejuThreeDays = trip({
  prod_id: 'P000028',
  prod_type: 'CG006',
  prod_category: '03',
  progress_yn: 'D',
  origin_price: 450_000,
  inventory_cnt: 4,
  departureInDays: 5,
  nights: 2,
  documents: WITH_AIR_TICKET,
  place: PLACES.jeju,
  opt_codes: ['OPT008', 'OPT009', 'OPT026', 'OPT031'],
  hotels: stay(
    'HD03',
    {
      KOR: '돌담 호텔 애월',
      ENG: 'Doldam Hotel Aewol',
      CHN: '涯月石墙酒店',
      JPN: 'トルダム・ホテル涯月',
      VTN: 'Khách sạn Doldam Aewol',
    },
    { single: 240_000, double: 130_000 },
  ),
  related: ['P000017', 'P000032', 'P000035'],
  texts: {
    KOR: {
      title: '제주 2박 3일: 오름과 돌담과 늦은 아침',
      subtitle: '하루에 세 곳만 갑니다. 나머지 시간은 섬에 맡깁니다.',
      intro:
        '제주를 바쁘게 도는 대신 서쪽 바다 앞에 짐을 풀고 천천히 움직입니다. 첫날은 해 지는 애월, 둘째 날은 용눈이오름과 비자림, 셋째 날은 협재의 얕은 물빛. 점심은 마을 식당에서, 저녁은 마음대로입니다.',
      schedule: [
        ['첫째 날', '제주공항 14:00 집합, 애월 해안 도로, 노을 보며 저녁'],
        ['둘째 날', '용눈이오름 오르기, 비자림 숲길, 카트 또는 찻집'],
        ['셋째 날', '협재 해변과 한림 돌담 마을, 15:00 공항 해산'],
      ],
      included: ['전용 차량', '조식 2회와 점심 2회', '입장료', '인솔자'],
      excluded: ['제주 왕복 항공권', '숙박비 (선택한 객실에 따라 추가)', '저녁 식사'],
      meeting: '제주국제공항 1층 3번 게이트 안쪽, 첫날 14:00.',
      notes: [
        '대표 여행자의 항공권 사본을 올려 주세요. 늦은 비행기에 맞춰 기다릴 수 있습니다.',
        '오름은 비가 많이 오면 숲길로 바꿉니다.',
        '카트는 키와 나이 제한이 있으니 옵션 안내를 확인해 주세요.',
      ],
    },
    ENG: {
      title: 'Jeju in 3 days: cones, stone walls and late mornings',
      subtitle: 'Three places a day and no more. The island does the rest.',
      intro:
        'Instead of racing round Jeju you unpack once, by the western sea, and move slowly. The first evening is sunset at Aewol, the second day a volcanic cone and an ancient nutmeg wood, the third the shallow water of Hyeopjae. Lunch is in village kitchens, dinner is up to you.',
      schedule: [
        ['Day 1', 'Meet at Jeju Airport at 14:00, Aewol coast road, dinner with the sunset'],
        ['Day 2', 'Yongnuni Oreum, Bijarim forest, karts or a tea house'],
        ['Day 3', 'Hyeopjae beach and the stone walls of Hallim; airport at 15:00'],
      ],
      included: ['Private vehicle', 'Two breakfasts and two lunches', 'Admissions', 'Tour leader'],
      excluded: ['Flights to and from Jeju', 'Hotel (added when you choose your room)', 'Dinners'],
      meeting: 'Inside gate 3, first floor of Jeju International Airport, 14:00 on day 1.',
      notes: [
        'Upload the air ticket of one person, so that we can wait if you are late.',
        'In heavy rain the cone becomes a forest walk.',
        'Karts have height and age rules: see the option.',
      ],
    },
    CHN: {
      title: '济州三天两晚：火山丘、石墙与晚起的清晨',
      subtitle: '一天只去三个地方，其余时间交给这座岛。',
      intro:
        '不赶路环岛，而是在西海岸住下，慢慢走。第一天看涯月落日，第二天登龙眼岳、走榧子林，第三天去挟才看浅海的颜色。午餐在村里小馆，晚餐随心所欲。',
      schedule: [
        ['第一天', '14:00济州机场集合，涯月海岸公路，看日落，自由晚餐'],
        ['第二天', '登龙眼岳，榧子林步道，卡丁车或茶馆'],
        ['第三天', '挟才海滩与翰林石墙村，15:00机场解散'],
      ],
      included: ['专车', '两次早餐、两次午餐', '门票', '领队'],
      excluded: ['济州往返机票', '住宿费（选择房型后另计）', '晚餐'],
      meeting: '第一天14:00，济州国际机场1层3号门内侧。',
      notes: [
        '请上传主要出行人的机票，航班延误时我们会等候。',
        '雨大时登山改为林间步道。',
        '卡丁车有身高年龄限制，详见自选项目说明。',
      ],
    },
    JPN: {
      title: '済州2泊3日：オルムと石垣と遅い朝',
      subtitle: '1日に訪ねるのは3か所だけ。あとは島におまかせ。',
      intro:
        '済州を駆け足で回る代わりに、西の海辺に荷をほどいてゆっくり動きます。初日は涯月の夕日、2日目はヨンヌニオルムと榧子林、3日目は挟才の浅い海の色。昼は村の食堂、夜はご自由に。',
      schedule: [
        ['1日目', '済州空港14:00集合、涯月海岸道路、夕日を見ながら夕食'],
        ['2日目', 'ヨンヌニオルム登り、榧子林、カートまたは茶房'],
        ['3日目', '挟才の浜と翰林の石垣の村、15:00空港解散'],
      ],
      included: ['専用車', '朝食2回・昼食2回', '入場料', '添乗員'],
      excluded: ['済州往復航空券', '宿泊費（お部屋の選択時に加算）', '夕食'],
      meeting: '1日目14:00、済州国際空港1階3番ゲート内側。',
      notes: [
        '代表者の航空券をアップロードしてください。遅延の際にお待ちできます。',
        '大雨のときは森歩きに変更します。',
        'カートには身長・年齢の制限があります。オプションの説明をご覧ください。',
      ],
    },
    VTN: {
      title: 'Jeju 3 ngày 2 đêm: đồi núi lửa, tường đá và những sáng dậy muộn',
      subtitle: 'Mỗi ngày chỉ ba nơi. Phần còn lại để hòn đảo lo.',
      intro:
        'Thay vì chạy vòng quanh Jeju, bạn ở yên bên bờ tây và đi thật chậm. Chiều đầu là hoàng hôn Aewol, ngày hai leo đồi Yongnuni và vào rừng Bijarim, ngày ba là làn nước nông ở Hyeopjae. Bữa trưa ở quán làng, bữa tối tùy ý bạn.',
      schedule: [
        ['Ngày 1', 'Tập trung ở sân bay Jeju 14:00, đường biển Aewol, ăn tối ngắm hoàng hôn'],
        ['Ngày 2', 'Leo đồi Yongnuni, rừng Bijarim, đua kart hoặc quán trà'],
        ['Ngày 3', 'Biển Hyeopjae và làng tường đá Hallim, 15:00 ra sân bay'],
      ],
      included: ['Xe riêng', 'Hai bữa sáng, hai bữa trưa', 'Vé tham quan', 'Trưởng đoàn'],
      excluded: ['Vé máy bay khứ hồi Jeju', 'Khách sạn (cộng thêm khi chọn phòng)', 'Bữa tối'],
      meeting: 'Bên trong cổng 3 tầng 1 sân bay Jeju, 14:00 ngày đầu.',
      notes: [
        'Hãy tải lên vé máy bay của một người để chúng tôi chờ nếu chuyến bay trễ.',
        'Mưa to sẽ đổi leo đồi thành đi rừng.',
        'Kart có giới hạn chiều cao và tuổi, xem mục dịch vụ thêm.',
      ],
    },
  },
});
