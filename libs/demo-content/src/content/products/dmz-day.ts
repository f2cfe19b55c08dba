import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const dmzDay = trip({
  prod_id: 'P000010',
  prod_type: 'CG002',
  prod_category: '02',
  origin_price: 92_000,
  inventory_cnt: 38,
  departureInDays: 8,
  departsOn: [0, 2, 3, 4, 5, 6],
  place: PLACES.imjingak,
  opt_codes: ['OPT016', 'OPT017'],
  related: ['P000009', 'P000015', 'P000032'],
  texts: {
    KOR: {
      title: 'DMZ 하루: 임진각, 제3땅굴, 도라전망대',
      subtitle: '서울에서 한 시간, 멈춘 철길과 이어지는 능선.',
      intro:
        '망원경 너머로 개성 쪽 산이 보이는 날이 있고, 안개만 보이는 날도 있습니다. 그래도 철조망에 묶인 리본과 녹슨 기관차는 늘 그 자리에 있습니다. 이 투어는 전쟁을 설명하기보다 분단을 살아온 사람들의 이야기를 들려줍니다.',
      schedule: [
        ['07:40', '서울 출발'],
        ['09:00', '임진각, 자유의 다리와 증기 기관차'],
        ['10:30', '제3땅굴 (깊이 약 73m, 도보 관람)'],
        ['12:00', '도라전망대'],
        ['13:10', '통일촌 장단콩 점심'],
        ['15:30', '서울 도착'],
      ],
      included: ['왕복 버스', '민통선 출입 수속', '입장료', '점심'],
      excluded: ['개인 경비', '망원경 동전'],
      meeting: '시청역 4번 출구 앞, 07:30.',
      notes: [
        '여권 원본이 꼭 필요합니다. 사본은 받지 않습니다.',
        '월요일과 공휴일에는 출입이 제한됩니다.',
        '땅굴 계단이 가팔라 심장이나 무릎이 불편하면 지상에서 쉬실 수 있습니다.',
      ],
    },
    ENG: {
      title: 'A day at the DMZ: Imjingak, the Third Tunnel, Dora Observatory',
      subtitle: 'An hour from Seoul, where the rails stop and the ridges go on.',
      intro:
        'Some days the hills around Kaesong stand clear in the telescope, some days there is only mist. The ribbons on the fence and the rusted engine are always there. This tour explains less about war and tells more about people who have lived with a border.',
      schedule: [
        ['07:40', 'Leave Seoul'],
        ['09:00', 'Imjingak: Freedom Bridge and the steam engine'],
        ['10:30', 'The Third Tunnel, about 73 m below ground, on foot'],
        ['12:00', 'Dora Observatory'],
        ['13:10', 'Lunch with local Jangdan beans in Unification Village'],
        ['15:30', 'Back in Seoul'],
      ],
      included: ['Coach', 'Permit for the restricted zone', 'Admissions', 'Lunch'],
      excluded: ['Personal expenses', 'Coins for the telescopes'],
      meeting: 'Exit 4 of City Hall Station, 07:30.',
      notes: [
        'Bring your original passport; copies are not accepted.',
        'Access is restricted on Mondays and public holidays.',
        'The tunnel is steep: with heart or knee trouble you may rest above ground.',
      ],
    },
    CHN: {
      title: 'DMZ一日：临津阁、第三地道、都罗展望台',
      subtitle: '距首尔一小时，铁轨在此停下，山脊却一直延伸。',
      intro:
        '有时能从望远镜里看清开城方向的山，有时眼前只有雾。但铁丝网上的丝带和锈迹斑斑的火车头一直都在。这趟行程少讲战争，多讲那些与分界线一同生活的人。',
      schedule: [
        ['07:40', '首尔出发'],
        ['09:00', '临津阁：自由之桥与蒸汽机车'],
        ['10:30', '第三地道（地下约73米，步行参观）'],
        ['12:00', '都罗展望台'],
        ['13:10', '统一村长湍豆午餐'],
        ['15:30', '返回首尔'],
      ],
      included: ['往返巴士', '民统线出入手续', '门票', '午餐'],
      excluded: ['个人消费', '望远镜投币'],
      meeting: '07:30，市厅站4号出口。',
      notes: [
        '必须携带护照原件，复印件无效。',
        '周一及公休日限制出入。',
        '地道坡度较陡，心脏或膝盖不适者可在地面休息。',
      ],
    },
    JPN: {
      title: 'DMZの一日：臨津閣・第3トンネル・都羅展望台',
      subtitle: 'ソウルから1時間、線路は止まり、稜線は続く。',
      intro:
        '望遠鏡の先に開城の山がくっきり見える日もあれば、霧しか見えない日もあります。それでも鉄条網のリボンと錆びた機関車はいつもそこに。戦争の説明よりも、分断とともに生きてきた人々の話をお聞かせするツアーです。',
      schedule: [
        ['7:40', 'ソウル出発'],
        ['9:00', '臨津閣：自由の橋と蒸気機関車'],
        ['10:30', '第3トンネル（地下約73m、徒歩見学）'],
        ['12:00', '都羅展望台'],
        ['13:10', '統一村で長湍大豆の昼食'],
        ['15:30', 'ソウル着'],
      ],
      included: ['往復バス', '民間人統制区域の出入手続き', '入場料', '昼食'],
      excluded: ['個人的な費用', '望遠鏡の硬貨'],
      meeting: '7:30、市庁駅4番出口。',
      notes: [
        'パスポート原本が必須です。写しは使えません。',
        '月曜と祝日は立ち入りが制限されます。',
        'トンネルは急勾配です。心臓や膝に不安のある方は地上でお休みいただけます。',
      ],
    },
    VTN: {
      title: 'Một ngày ở DMZ: Imjingak, đường hầm số 3, đài quan sát Dora',
      subtitle: 'Cách Seoul một giờ, nơi đường ray dừng lại còn dãy núi vẫn nối dài.',
      intro:
        'Có hôm núi phía Kaesong hiện rõ trong ống nhòm, có hôm chỉ thấy sương. Nhưng những dải ruy băng trên hàng rào và đầu máy gỉ sét thì luôn ở đó. Chuyến đi này nói ít về chiến tranh, kể nhiều về những người đã sống cùng đường chia cắt.',
      schedule: [
        ['07:40', 'Rời Seoul'],
        ['09:00', 'Imjingak: cầu Tự Do và đầu máy hơi nước'],
        ['10:30', 'Đường hầm số 3 (sâu khoảng 73 m, đi bộ)'],
        ['12:00', 'Đài quan sát Dora'],
        ['13:10', 'Ăn trưa với đậu Jangdan ở làng Thống Nhất'],
        ['15:30', 'Về đến Seoul'],
      ],
      included: ['Xe khứ hồi', 'Thủ tục vào khu hạn chế', 'Vé tham quan', 'Bữa trưa'],
      excluded: ['Chi tiêu cá nhân', 'Xu cho ống nhòm'],
      meeting: 'Cửa 4 ga City Hall lúc 07:30.',
      notes: [
        'Bắt buộc mang hộ chiếu gốc, bản sao không được chấp nhận.',
        'Thứ Hai và ngày lễ bị hạn chế ra vào.',
        'Đường hầm dốc, người có bệnh tim hoặc đau gối có thể nghỉ trên mặt đất.',
      ],
    },
  },
});
