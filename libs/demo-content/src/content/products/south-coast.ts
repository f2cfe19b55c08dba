import { stay, trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

/** Closed: the season's last departure no longer takes bookings. */
export const southCoast = trip({
  prod_id: 'P000035',
  prod_type: 'CG006',
  prod_category: '07',
  progress_yn: 'E',
  origin_price: 510_000,
  inventory_cnt: 9,
  departureInDays: 3,
  nights: 2,
  place: PLACES.yeosu,
  opt_codes: ['OPT013', 'OPT014', 'OPT026', 'OPT031'],
  hotels: stay(
    'HD07',
    {
      KOR: '섬빛 호텔 여수',
      ENG: 'Seombit Hotel Yeosu',
      CHN: '丽水岛光酒店',
      JPN: 'ソムピッ・ホテル麗水',
      VTN: 'Khách sạn Seombit Yeosu',
    },
    { single: 260_000, double: 140_000 },
  ),
  related: ['P000012', 'P000028', 'P000033'],
  texts: {
    KOR: {
      title: '느린 남해 2박 3일: 여수 밤바다, 순천만, 보성',
      subtitle: '섬 뒤에 섬, 그 뒤에 또 섬.',
      intro:
        '남쪽 바다는 파도가 작고 섬이 많습니다. 여수에서 돌산 너머로 해가 지는 것을 보고, 다음 날은 갈대와 녹차 이랑 사이를 걷습니다. 밥상은 갓김치와 서대회, 꼬막까지 남도의 손맛으로 차립니다.',
      schedule: [
        ['첫째 날', 'KTX로 여수 이동, 오동도 동백 숲, 해상 케이블카(선택)와 밤바다'],
        ['둘째 날', '순천만 갈대밭과 낙안읍성, 꼬막 정식'],
        ['셋째 날', '보성 녹차밭, 율포 해변, 16:30 순천역에서 서울로'],
      ],
      included: ['왕복 KTX', '전용 버스', '조식 2회, 점심 2회, 저녁 1회', '입장료', '인솔자'],
      excluded: ['숙박비 (선택한 객실에 따라 추가)', '해상 케이블카 (선택)'],
      meeting: '용산역 3층 대합실 3번 게이트, 첫날 08:30.',
      notes: [
        '이번 출발은 예약이 마감되었습니다. 다음 시즌을 준비하고 있습니다.',
        '해상 케이블카는 바람이 세면 쉽니다.',
        '해산물을 못 드시면 미리 알려 주세요.',
      ],
    },
    ENG: {
      title: 'The slow south, 3 days: Yeosu at night, Suncheon Bay, Boseong',
      subtitle: 'An island, behind it an island, behind that another.',
      intro:
        'The southern sea has small waves and many islands. You watch the sun go down behind Dolsan and on the next days walk through reeds and between rows of tea. The table is that of Jeolla province: mustard-leaf kimchi, raw sole, cockles by the bowl.',
      schedule: [
        ['Day 1', 'KTX to Yeosu, camellia wood of Odongdo, cable car (optional) over the night sea'],
        ['Day 2', 'Suncheon Bay and the walled village of Naganeupseong, cockle dinner'],
        ['Day 3', 'Tea of Boseong, Yulpo beach, train to Seoul at 16:30'],
      ],
      included: [
        'Return KTX ticket',
        'Coach',
        'Two breakfasts, two lunches, one dinner',
        'Admissions',
        'Tour leader',
      ],
      excluded: ['Hotel (added when you choose your room)', 'Cable car (optional)'],
      meeting: 'Gate 3, third-floor hall of Yongsan Station, 08:30 on day 1.',
      notes: [
        'Booking for this departure is closed; the next season is being planned.',
        'The cable car does not run in strong wind.',
        'Tell us in advance if you do not eat seafood.',
      ],
    },
    CHN: {
      title: '慢游南海三天两晚：丽水夜海、顺天湾、宝城',
      subtitle: '岛的后面是岛，再后面还是岛。',
      intro:
        '南海浪小岛多。在丽水看太阳落到突山背后，第二天走进芦苇与茶垄之间。餐桌上是南道的手艺：芥菜泡菜、生拌舌鳎鱼，还有满满一碗血蛤。',
      schedule: [
        ['第一天', '乘KTX到丽水，梧桐岛山茶林，海上缆车（可选）与夜海'],
        ['第二天', '顺天湾芦苇荡与乐安邑城，血蛤定食'],
        ['第三天', '宝城茶园，栗浦海滩，16:30从顺天站返回首尔'],
      ],
      included: ['KTX往返', '专车', '两次早餐、两次午餐、一次晚餐', '门票', '领队'],
      excluded: ['住宿费（选择房型后另计）', '海上缆车（可选）'],
      meeting: '第一天08:30，龙山站三层大厅3号检票口。',
      notes: ['本次出团已截止报名，下一季正在筹备。', '风大时海上缆车停运。', '不吃海鲜请提前告知。'],
    },
    JPN: {
      title: 'ゆっくり南海2泊3日：麗水の夜の海、順天湾、宝城',
      subtitle: '島の向こうに島、その向こうにも島。',
      intro:
        '南の海は波が小さく、島が多い。麗水で突山の向こうに沈む夕日を眺め、翌日は葦原と茶畑の間を歩きます。食卓にはからし菜キムチ、舌平目の刺身和え、ハイガイなど、全羅道の味が並びます。',
      schedule: [
        ['1日目', 'KTXで麗水へ、梧桐島の椿の森、海上ロープウェイ（オプション）と夜の海'],
        ['2日目', '順天湾の葦原と楽安邑城、ハイガイ定食'],
        ['3日目', '宝城の茶畑、栗浦の浜、16:30順天駅からソウルへ'],
      ],
      included: ['KTX往復', '専用バス', '朝食2回・昼食2回・夕食1回', '入場料', '添乗員'],
      excluded: ['宿泊費（お部屋の選択時に加算）', '海上ロープウェイ（オプション）'],
      meeting: '1日目8:30、龍山駅3階コンコース3番ゲート。',
      notes: [
        '今回の出発は受付を終了しました。次のシーズンを準備中です。',
        '強風のときは海上ロープウェイが運休します。',
        '海鮮が苦手な方は事前にお知らせください。',
      ],
    },
    VTN: {
      title: 'Miền nam chậm rãi 3 ngày: biển đêm Yeosu, vịnh Suncheon, Boseong',
      subtitle: 'Sau đảo là đảo, sau nữa lại là đảo.',
      intro:
        'Biển phía nam sóng nhỏ mà đảo nhiều. Bạn ngắm mặt trời lặn sau đảo Dolsan, hôm sau đi giữa lau sậy và luống chè. Bàn ăn mang vị Jeolla: kimchi lá cải, gỏi cá bơn, sò huyết đầy bát.',
      schedule: [
        ['Ngày 1', 'KTX đi Yeosu, rừng trà mi Odongdo, cáp treo (tùy chọn) trên biển đêm'],
        ['Ngày 2', 'Bãi lau Suncheon và làng thành cổ Naganeupseong, cơm sò huyết'],
        ['Ngày 3', 'Đồi chè Boseong, biển Yulpo, 16:30 tàu từ Suncheon về Seoul'],
      ],
      included: [
        'Vé KTX khứ hồi',
        'Xe riêng',
        'Hai bữa sáng, hai bữa trưa, một bữa tối',
        'Vé tham quan',
        'Trưởng đoàn',
      ],
      excluded: ['Khách sạn (cộng thêm khi chọn phòng)', 'Cáp treo biển (tùy chọn)'],
      meeting: 'Cổng 3, sảnh tầng 3 ga Yongsan, 08:30 ngày đầu.',
      notes: [
        'Chuyến này đã đóng đặt chỗ, mùa sau đang được chuẩn bị.',
        'Gió mạnh thì cáp treo biển ngừng chạy.',
        'Không ăn hải sản xin báo trước.',
      ],
    },
  },
});
