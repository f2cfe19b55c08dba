import { stay, trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const seoulBusan = trip({
  prod_id: 'P000027',
  prod_type: 'CG006',
  prod_category: '02',
  origin_price: 590_000,
  inventory_cnt: 26,
  departureInDays: 28,
  nights: 3,
  place: PLACES.seoulBusan,
  opt_codes: ['OPT003', 'OPT013', 'OPT026', 'OPT018', 'OPT031', 'OPT032'],
  hotels: stay(
    'HD02',
    {
      KOR: '호텔 온재 명동 · 파랑 스테이 광안리',
      ENG: 'Hotel Onjae Myeongdong and Parang Stay Gwangalli',
      CHN: '明洞温斋酒店与广安里碧浪旅宿',
      JPN: 'ホテル・オンジェ明洞とパラン・ステイ広安里',
      VTN: 'Khách sạn Onjae Myeongdong và Parang Stay Gwangalli',
    },
    { single: 390_000, double: 215_000 },
  ),
  related: ['P000007', 'P000018', 'P000033'],
  texts: {
    KOR: {
      title: 'KTX로 잇는 서울과 부산 3박 4일',
      subtitle: '궁궐의 아침에서 바다의 저녁까지, 두 도시를 한 번에.',
      intro:
        '처음 한국에 오는 분께 권하는 기본 여행입니다. 이틀은 서울에서 궁과 골목과 강을, 이틀은 부산에서 시장과 절벽과 해변을 봅니다. 짐은 호텔에서 호텔로 따로 보내 드리니 기차에는 가벼운 몸으로 오르세요.',
      schedule: [
        ['첫째 날', '서울 도착, 명동 체크인, 저녁 남산 산책'],
        ['둘째 날', '경복궁과 북촌, 오후 자유 시간, 한강 유람선'],
        ['셋째 날', 'KTX로 부산 이동, 감천문화마을과 자갈치시장, 광안리 숙박'],
        ['넷째 날', '해동용궁사와 해운대 블루라인 해변열차, 17:00 부산역 해산'],
      ],
      included: ['KTX (서울–부산)', '조식 3회와 점심 2회', '입장료와 유람선', '짐 운반', '인솔자'],
      excluded: ['숙박비 (선택한 객실에 따라 추가)', '저녁 식사', '항공권', '넷째 날 이후 이동'],
      meeting: '명동역 8번 출구, 첫날 15:00. 공항 픽업을 고르면 공항에서 만납니다.',
      notes: [
        '부산에서 서울로 돌아가는 기차표는 함께 예약해 드릴 수 있습니다.',
        '짐은 한 사람에 하나(23kg)까지 보냅니다.',
        '하루 평균 1만 보쯤 걷습니다.',
      ],
    },
    ENG: {
      title: 'Seoul and Busan by KTX, 4 days',
      subtitle: 'From a palace morning to an evening by the sea.',
      intro:
        'Our suggestion for a first visit to Korea: two days of palaces, lanes and the river in Seoul, two days of markets, cliffs and beaches in Busan. Your suitcase travels from hotel to hotel on its own, so that you board the train with empty hands.',
      schedule: [
        ['Day 1', 'Arrival in Seoul, Myeongdong, evening walk on Namsan'],
        ['Day 2', 'Gyeongbokgung and Bukchon, free afternoon, Han River cruise'],
        ['Day 3', 'KTX to Busan, Gamcheon village and Jagalchi Market, night in Gwangalli'],
        ['Day 4', 'Haedong Yonggungsa temple and the Haeundae beach train; ends at Busan Station at 17:00'],
      ],
      included: [
        'KTX from Seoul to Busan',
        'Three breakfasts and two lunches',
        'Admissions and cruise',
        'Luggage transfer',
        'Tour leader',
      ],
      excluded: [
        'Hotels (added when you choose your room)',
        'Dinners',
        'Flights',
        'Onward travel after day 4',
      ],
      meeting: 'Exit 8 of Myeongdong Station at 15:00 on day 1, or at the airport with the pick-up option.',
      notes: [
        'We can book your train back to Seoul as well.',
        'One suitcase of up to 23 kg each.',
        'About 10,000 steps a day.',
      ],
    },
    CHN: {
      title: '首尔釜山KTX双城四天三晚',
      subtitle: '从宫殿的清晨到海边的黄昏，一次走完两座城。',
      intro:
        '推荐给第一次来韩国的客人：两天在首尔看宫殿、小巷与汉江，两天在釜山逛市场、看断崖、走海滩。行李由我们在酒店之间代运，您可以空着手登上火车。',
      schedule: [
        ['第一天', '抵达首尔，入住明洞，晚上漫步南山'],
        ['第二天', '景福宫与北村，下午自由活动，汉江游船'],
        ['第三天', '乘KTX到釜山，甘川文化村与札嘎其市场，宿广安里'],
        ['第四天', '海东龙宫寺与海云台海岸列车，17:00釜山站解散'],
      ],
      included: ['KTX（首尔—釜山）', '三次早餐、两次午餐', '门票与游船', '行李运送', '领队'],
      excluded: ['住宿费（选择房型后另计）', '晚餐', '机票', '第四天之后的交通'],
      meeting: '第一天15:00，明洞站8号出口；选择接机则在机场见面。',
      notes: ['可代订釜山返回首尔的车票。', '行李每人一件，23公斤以内。', '每天约走一万步。'],
    },
    JPN: {
      title: 'KTXで結ぶソウルと釜山、3泊4日',
      subtitle: '王宮の朝から海辺の夕べまで、二つの街を一度に。',
      intro:
        '初めての韓国におすすめの基本の旅。ソウルで2日、王宮と路地と漢江を。釜山で2日、市場と断崖と浜辺を。お荷物はホテルからホテルへ別送しますので、列車には身軽にお乗りください。',
      schedule: [
        ['1日目', 'ソウル着、明洞にチェックイン、夜は南山散策'],
        ['2日目', '景福宮と北村、午後は自由時間、漢江クルーズ'],
        ['3日目', 'KTXで釜山へ、甘川文化村とチャガルチ市場、広安里泊'],
        ['4日目', '海東龍宮寺と海雲台の海岸列車、17:00釜山駅で解散'],
      ],
      included: ['KTX（ソウル〜釜山）', '朝食3回・昼食2回', '入場料とクルーズ', '荷物の別送', '添乗員'],
      excluded: ['宿泊費（お部屋の選択時に加算）', '夕食', '航空券', '4日目以降の移動'],
      meeting: '1日目15:00、明洞駅8番出口。空港お迎えをお選びの方は空港で。',
      notes: [
        '釜山からソウルへの帰りの切符も手配できます。',
        'お荷物はお一人1個（23kgまで）。',
        '1日1万歩ほど歩きます。',
      ],
    },
    VTN: {
      title: 'Seoul và Busan bằng KTX, 4 ngày 3 đêm',
      subtitle: 'Từ buổi sáng hoàng cung đến buổi chiều bên biển.',
      intro:
        'Gợi ý cho lần đầu đến Hàn Quốc: hai ngày ở Seoul với cung điện, hẻm nhỏ và sông Hàn, hai ngày ở Busan với chợ, vách đá và bãi biển. Hành lý được chuyển riêng giữa các khách sạn, bạn lên tàu tay không.',
      schedule: [
        ['Ngày 1', 'Đến Seoul, nhận phòng Myeongdong, tối dạo Namsan'],
        ['Ngày 2', 'Gyeongbokgung và Bukchon, chiều tự do, du thuyền sông Hàn'],
        ['Ngày 3', 'KTX đi Busan, làng Gamcheon và chợ Jagalchi, nghỉ ở Gwangalli'],
        ['Ngày 4', 'Chùa Haedong Yonggungsa và tàu biển Haeundae, kết thúc 17:00 tại ga Busan'],
      ],
      included: [
        'KTX Seoul–Busan',
        'Ba bữa sáng, hai bữa trưa',
        'Vé tham quan và du thuyền',
        'Chuyển hành lý',
        'Trưởng đoàn',
      ],
      excluded: ['Khách sạn (cộng thêm khi chọn phòng)', 'Bữa tối', 'Vé máy bay', 'Đi lại sau ngày 4'],
      meeting: 'Cửa 8 ga Myeongdong lúc 15:00 ngày đầu, hoặc tại sân bay nếu chọn đón.',
      notes: [
        'Có thể đặt giúp vé tàu về Seoul.',
        'Mỗi người một va li tối đa 23 kg.',
        'Mỗi ngày đi bộ khoảng 10.000 bước.',
      ],
    },
  },
});
