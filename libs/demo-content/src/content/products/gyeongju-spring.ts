import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

/** In preparation: dates open when the blossom forecast is out. */
export const gyeongjuSpring = trip({
  prod_id: 'P000016',
  prod_type: 'CG002',
  prod_category: '08',
  progress_yn: 'W',
  origin_price: 156_000,
  inventory_cnt: 40,
  departureInDays: 60,
  season: { from: '03-28', to: '04-10' },
  place: PLACES.gyeongju,
  opt_codes: ['OPT001', 'OPT016', 'OPT007'],
  related: ['P000033', 'P000012', 'P000009'],
  texts: {
    KOR: {
      title: '경주의 봄: 대릉원 목련과 보문호 벚꽃',
      subtitle: '천 년 도시가 한 주 동안 분홍이 됩니다.',
      intro:
        '둥근 능 사이에 목련이 피고, 보문호 둘레길에 벚꽃이 터널을 만듭니다. 경주의 봄은 일주일 남짓이라 개화 예보가 나오면 날짜를 확정해 문을 엽니다. 낮에는 꽃을, 저녁에는 동궁과 월지의 불빛을 봅니다.',
      schedule: [
        ['07:30', '서울역에서 KTX 출발'],
        ['10:00', '경주역 도착, 대릉원과 첨성대'],
        ['12:30', '쌈밥 점심, 황리단길'],
        ['15:00', '보문호 벚꽃길 자전거 또는 산책'],
        ['18:00', '동궁과 월지 야경'],
        ['20:00', '경주역 출발, 22:20 서울역 도착'],
      ],
      included: ['왕복 KTX', '전용 버스', '입장료', '점심'],
      excluded: ['자전거 대여', '저녁'],
      meeting: '서울역 3층 맞이방 안내소 앞, 07:10.',
      notes: [
        '개화 상황에 따라 날짜가 며칠 옮겨질 수 있습니다.',
        '예약은 개화 예보 발표 뒤에 열립니다.',
        '밤에는 쌀쌀하니 겉옷을 준비하세요.',
      ],
    },
    ENG: {
      title: 'Spring in Gyeongju: magnolia among the tombs, cherry round the lake',
      subtitle: 'For one week the thousand-year capital turns pink.',
      intro:
        'A magnolia opens between the round tombs, and cherry trees make a tunnel round Bomun Lake. Spring lasts little more than a week here, so we fix the dates when the blossom forecast is published. Flowers by day, the lit palace pond by night.',
      schedule: [
        ['07:30', 'KTX from Seoul Station'],
        ['10:00', 'Gyeongju: Daereungwon tombs and Cheomseongdae'],
        ['12:30', 'Lunch of leaf wraps, Hwangnidan street'],
        ['15:00', 'Cherry road round Bomun Lake, on foot or by bicycle'],
        ['18:00', 'Donggung Palace and Wolji Pond by night'],
        ['20:00', 'Train back, Seoul Station at 22:20'],
      ],
      included: ['Return KTX ticket', 'Coach', 'Admissions', 'Lunch'],
      excluded: ['Bicycle', 'Dinner'],
      meeting: 'Information desk on the third floor of Seoul Station, 07:10.',
      notes: [
        'The date may move a few days with the blossom.',
        'Booking opens after the forecast.',
        'Evenings are chilly: bring a jacket.',
      ],
    },
    CHN: {
      title: '庆州之春：大陵苑玉兰与普门湖樱花',
      subtitle: '千年古都，只有一周的粉红。',
      intro:
        '圆圆的古坟之间玉兰盛开，普门湖畔樱花连成隧道。庆州的春天只有一周多，等花期预报公布后我们才确定日期开放预订。白天赏花，入夜看东宫与月池的灯影。',
      schedule: [
        ['07:30', '首尔站乘KTX出发'],
        ['10:00', '抵达庆州站，参观大陵苑与瞻星台'],
        ['12:30', '午餐：包饭，逛皇理团路'],
        ['15:00', '普门湖樱花路骑行或散步'],
        ['18:00', '东宫与月池夜景'],
        ['20:00', '庆州站返程，22:20抵达首尔站'],
      ],
      included: ['KTX往返', '专车', '门票', '午餐'],
      excluded: ['自行车租金', '晚餐'],
      meeting: '07:10，首尔站三层候车厅问讯处前。',
      notes: ['日期可能随花期前后调整几天。', '花期预报公布后开放预订。', '夜晚微凉，请备外套。'],
    },
    JPN: {
      title: '慶州の春：大陵苑の木蓮と普門湖の桜',
      subtitle: '千年の都が、一週間だけ桜色に。',
      intro:
        '丸い古墳の間に木蓮が咲き、普門湖の周りは桜のトンネルに。慶州の春は一週間余り。開花予報が出てから日程を確定し、受付を始めます。昼は花、夜は東宮と月池の灯りを楽しみます。',
      schedule: [
        ['7:30', 'ソウル駅からKTXで出発'],
        ['10:00', '慶州駅着、大陵苑と瞻星台'],
        ['12:30', '昼食：サムパプ、皇理団通り'],
        ['15:00', '普門湖の桜並木をサイクリングまたは散策'],
        ['18:00', '東宮と月池の夜景'],
        ['20:00', '慶州駅発、22:20ソウル駅着'],
      ],
      included: ['KTX往復', '専用バス', '入場料', '昼食'],
      excluded: ['自転車レンタル', '夕食'],
      meeting: '7:10、ソウル駅3階待合室の案内所前。',
      notes: [
        '開花状況により日程が数日前後することがあります。',
        'ご予約は開花予報の発表後に開始します。',
        '夜は冷えますので上着をご用意ください。',
      ],
    },
    VTN: {
      title: 'Xuân Gyeongju: mộc lan giữa lăng mộ, anh đào quanh hồ Bomun',
      subtitle: 'Cố đô nghìn năm nhuộm hồng trong một tuần.',
      intro:
        'Mộc lan nở giữa những gò mộ tròn, anh đào kết thành đường hầm quanh hồ Bomun. Mùa xuân ở đây chỉ hơn một tuần, nên chúng tôi chốt ngày khi có dự báo hoa nở. Ban ngày ngắm hoa, tối ngắm đèn ở cung Donggung và hồ Wolji.',
      schedule: [
        ['07:30', 'KTX từ ga Seoul'],
        ['10:00', 'Đến Gyeongju, khu lăng Daereungwon và đài Cheomseongdae'],
        ['12:30', 'Ăn trưa cơm cuốn lá, phố Hwangnidan'],
        ['15:00', 'Đường hoa quanh hồ Bomun, đi xe đạp hoặc đi bộ'],
        ['18:00', 'Cảnh đêm Donggung và hồ Wolji'],
        ['20:00', 'Tàu về, 22:20 đến ga Seoul'],
      ],
      included: ['Vé KTX khứ hồi', 'Xe riêng', 'Vé tham quan', 'Bữa trưa'],
      excluded: ['Thuê xe đạp', 'Bữa tối'],
      meeting: 'Quầy thông tin tầng 3 ga Seoul lúc 07:10.',
      notes: [
        'Ngày đi có thể xê dịch vài hôm theo hoa.',
        'Nhận đặt chỗ sau khi có dự báo hoa nở.',
        'Buổi tối se lạnh, nhớ mang áo khoác.',
      ],
    },
  },
});
