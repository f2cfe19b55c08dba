import { stay, trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const scholarHouses = trip({
  prod_id: 'P000033',
  prod_type: 'CG006',
  prod_category: '05',
  origin_price: 540_000,
  inventory_cnt: 24,
  departureInDays: 30,
  nights: 2,
  place: PLACES.andong,
  opt_codes: ['OPT001', 'OPT014', 'OPT007', 'OPT017'],
  hotels: stay(
    'HD05',
    {
      KOR: '하회 솔거 고택 · 경주 달못 한옥',
      ENG: 'Solgeo old house, Hahoe, and Dalmot hanok, Gyeongju',
      CHN: '河回松居古宅与庆州月池韩屋',
      JPN: '河回ソルゴ古宅と慶州タルモッ韓屋',
      VTN: 'Nhà cổ Solgeo ở Hahoe và hanok Dalmot ở Gyeongju',
    },
    { single: 300_000, double: 170_000 },
  ),
  related: ['P000016', 'P000015', 'P000032'],
  texts: {
    KOR: {
      title: '안동과 경주, 고택에서 자는 2박 3일',
      subtitle: '마루에 앉아 별을 보고, 능 사이로 아침 산책을 합니다.',
      intro:
        '유네스코 세계유산인 하회마을과 경주역사유적지구를 하나로 이었습니다. 첫 밤은 낙동강이 휘감아 도는 하회의 고택에서, 둘째 밤은 경주의 한옥에서 묵습니다. 사람이 빠져나간 저녁과 이른 아침의 마을은 여기서 자는 사람만 볼 수 있습니다.',
      schedule: [
        ['첫째 날', 'KTX로 안동 이동, 하회마을과 탈춤 공연, 부용대에서 노을'],
        ['둘째 날', '병산서원, 경주로 이동, 불국사, 동궁과 월지 야경'],
        ['셋째 날', '대릉원 아침 산책, 찻집, 15:30 경주역에서 서울로'],
      ],
      included: [
        '서울–안동, 경주–서울 KTX',
        '전용 버스',
        '조식 2회, 점심 2회, 고택 저녁 1회',
        '입장료와 해설',
      ],
      excluded: ['숙박비 (선택한 객실에 따라 추가)', '둘째 날 저녁과 셋째 날 점심'],
      meeting: '청량리역 대합실 안내소 앞, 첫날 08:20.',
      notes: [
        '고택은 방음이 약하니 밤에는 조용히 지내 주세요.',
        '욕실은 방마다 있지만 현대식 호텔보다 작습니다.',
        '탈춤 공연이 없는 날은 탈 만들기로 바뀝니다.',
      ],
    },
    ENG: {
      title: 'Andong and Gyeongju: 3 days sleeping in old houses',
      subtitle: 'Stars from the wooden porch, a morning walk among the tombs.',
      intro:
        'Hahoe village and the historic areas of Gyeongju, both World Heritage, in one trip. The first night is in an old house inside the bend of the Nakdong River, the second in a hanok of Gyeongju. Evening and early morning, when the day visitors are gone, belong to those who sleep there.',
      schedule: [
        ['Day 1', 'KTX to Andong, Hahoe village and mask dance, sunset from Buyongdae cliff'],
        ['Day 2', 'Byeongsan Confucian academy, on to Gyeongju, Bulguksa, Wolji Pond by night'],
        ['Day 3', 'Morning walk at Daereungwon, tea house, train to Seoul at 15:30'],
      ],
      included: [
        'KTX Seoul–Andong and Gyeongju–Seoul',
        'Coach',
        'Two breakfasts, two lunches, one dinner in the old house',
        'Admissions and guide',
      ],
      excluded: ['Houses (added when you choose your room)', 'Dinner on day 2 and lunch on day 3'],
      meeting: 'Information desk in the hall of Cheongnyangni Station, 08:20 on day 1.',
      notes: [
        'Old walls are thin: please be quiet at night.',
        'Every room has a bathroom, smaller than in a hotel.',
        'On days without mask dance we carve masks.',
      ],
    },
    CHN: {
      title: '安东与庆州：住在古宅里的三天两晚',
      subtitle: '坐在木廊上看星星，清晨在古坟间散步。',
      intro:
        '把同为世界遗产的河回村与庆州历史遗迹区连成一线。第一晚住在洛东江环抱的河回古宅，第二晚住庆州韩屋。游人散去后的傍晚与清晨，只属于在这里过夜的人。',
      schedule: [
        ['第一天', '乘KTX到安东，河回村与假面舞，芙蓉台看落日'],
        ['第二天', '屏山书院，前往庆州，佛国寺，东宫与月池夜景'],
        ['第三天', '大陵苑晨间散步，茶馆，15:30从庆州站返回首尔'],
      ],
      included: ['首尔—安东、庆州—首尔KTX', '专车', '两次早餐、两次午餐、一次古宅晚餐', '门票与讲解'],
      excluded: ['住宿费（选择房型后另计）', '第二天晚餐与第三天午餐'],
      meeting: '第一天08:20，清凉里站候车厅问讯处前。',
      notes: [
        '古宅隔音较弱，夜间请保持安静。',
        '每间房都有浴室，但比酒店小。',
        '无假面舞演出的日子改为制作假面。',
      ],
    },
    JPN: {
      title: '安東と慶州、古宅に泊まる2泊3日',
      subtitle: '縁側で星を眺め、古墳の間を朝の散歩。',
      intro:
        'ともに世界遺産の河回村と慶州歴史遺跡地区をひとつに結びました。1泊目は洛東江が巡る河回の古宅、2泊目は慶州の韓屋。日帰り客が帰ったあとの夕べと早朝は、泊まる人だけのものです。',
      schedule: [
        ['1日目', 'KTXで安東へ、河回村と仮面劇、芙蓉台で夕日'],
        ['2日目', '屏山書院、慶州へ移動、仏国寺、東宮と月池の夜景'],
        ['3日目', '大陵苑の朝散歩、茶房、15:30慶州駅からソウルへ'],
      ],
      included: [
        'ソウル〜安東、慶州〜ソウルのKTX',
        '専用バス',
        '朝食2回・昼食2回・古宅の夕食1回',
        '入場料と解説',
      ],
      excluded: ['宿泊費（お部屋の選択時に加算）', '2日目の夕食と3日目の昼食'],
      meeting: '1日目8:20、清凉里駅コンコース案内所前。',
      notes: [
        '古宅は音が伝わりやすいので、夜はお静かにお過ごしください。',
        '浴室は各部屋にありますが、ホテルより小さめです。',
        '仮面劇のない日は仮面づくりに変わります。',
      ],
    },
    VTN: {
      title: 'Andong và Gyeongju: 3 ngày ngủ trong nhà cổ',
      subtitle: 'Ngắm sao bên hiên gỗ, sáng sớm dạo giữa lăng mộ.',
      intro:
        'Nối hai di sản thế giới là làng Hahoe và khu di tích Gyeongju thành một chuyến đi. Đêm đầu ở nhà cổ trong khúc uốn sông Nakdong, đêm sau ở hanok Gyeongju. Buổi tối và sáng sớm khi khách đã về hết là món quà cho người ngủ lại.',
      schedule: [
        ['Ngày 1', 'KTX đi Andong, làng Hahoe và múa mặt nạ, hoàng hôn ở vách Buyongdae'],
        ['Ngày 2', 'Thư viện Byeongsan, sang Gyeongju, chùa Bulguksa, hồ Wolji về đêm'],
        ['Ngày 3', 'Sáng dạo Daereungwon, quán trà, 15:30 tàu từ Gyeongju về Seoul'],
      ],
      included: [
        'KTX Seoul–Andong và Gyeongju–Seoul',
        'Xe riêng',
        'Hai bữa sáng, hai bữa trưa, một bữa tối nhà cổ',
        'Vé và thuyết minh',
      ],
      excluded: ['Nhà nghỉ (cộng thêm khi chọn phòng)', 'Bữa tối ngày 2 và bữa trưa ngày 3'],
      meeting: 'Quầy thông tin sảnh ga Cheongnyangni, 08:20 ngày đầu.',
      notes: [
        'Nhà cổ cách âm kém, ban đêm xin giữ yên lặng.',
        'Phòng nào cũng có phòng tắm nhưng nhỏ hơn khách sạn.',
        'Hôm không có múa mặt nạ sẽ thay bằng làm mặt nạ.',
      ],
    },
  },
});
