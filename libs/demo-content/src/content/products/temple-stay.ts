import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const templeStay = trip({
  prod_id: 'P000015',
  prod_type: 'CG002',
  prod_category: '07',
  origin_price: 148_000,
  inventory_cnt: 22,
  departureInDays: 17,
  nights: 1,
  place: PLACES.woljeongsa,
  opt_codes: ['OPT015', 'OPT014'],
  related: ['P000011', 'P000013', 'P000033'],
  texts: {
    KOR: {
      title: '월정사 템플스테이: 전나무 숲에서 하룻밤',
      subtitle: '새벽 종소리와 천 걸음의 숲길.',
      intro:
        '오대산 월정사로 들어가는 길에는 약 1km의 전나무 숲이 있습니다. 휴대전화를 잠시 내려놓고 그 길을 말없이 걷는 것으로 1박 2일이 시작됩니다. 스님과 차를 마시며 묻고 싶은 것을 묻고, 새벽에는 팔각구층석탑 앞에서 해를 기다립니다.',
      schedule: [
        ['첫째 날 13:30', '진부역 도착, 셔틀로 이동'],
        ['14:30', '수련복 받기, 절 안내'],
        ['17:30', '발우 공양, 저녁 예불과 종 치기'],
        ['19:00', '스님과의 차담'],
        ['둘째 날 04:30', '새벽 예불, 명상 (원하는 사람만)'],
        ['08:30', '전나무 숲길 걷기, 11:00 해산'],
      ],
      included: ['숙박 (온돌방)', '두 끼 사찰 음식', '수련복', '진부역 왕복 셔틀'],
      excluded: ['진부역까지 교통', '연등 만들기 (선택)'],
      meeting: 'KTX 진부역 1번 출구, 첫날 13:30. 서울역에서 기차로 약 1시간 30분입니다.',
      notes: [
        '남녀가 따로 방을 쓰며 가족은 한 방을 쓸 수 있습니다.',
        '고기와 술, 담배는 절 안에 가져올 수 없습니다.',
        '산속의 밤은 여름에도 서늘합니다.',
      ],
    },
    ENG: {
      title: 'Temple stay at Woljeongsa: a night by the fir forest',
      subtitle: 'Bells before dawn and a path of a thousand steps.',
      intro:
        'The way into Woljeongsa on Mt Odae leads through about 1 km of old firs. Your stay begins by putting the phone away and walking it without a word. You ask a monk what you always wanted to ask, over tea, and wait for the sun before the nine-storey pagoda.',
      schedule: [
        ['Day 1, 13:30', 'Jinbu Station, shuttle to the temple'],
        ['14:30', 'Temple clothes and a first walk round'],
        ['17:30', 'Supper in silence, evening chant, striking the bell'],
        ['19:00', 'Tea with a monk'],
        ['Day 2, 04:30', 'Dawn chant and meditation, if you like'],
        ['08:30', 'The fir path; farewell at 11:00'],
      ],
      included: [
        'One night on a heated floor',
        'Two temple meals',
        'Temple clothes',
        'Shuttle from and to Jinbu Station',
      ],
      excluded: ['Train to Jinbu', 'Lantern making (optional)'],
      meeting: 'Exit 1 of Jinbu Station (KTX) at 13:30, about an hour and a half from Seoul by train.',
      notes: [
        'Women and men sleep apart; families may share.',
        'No meat, alcohol or tobacco inside the temple.',
        'Nights are cool even in summer.',
      ],
    },
    CHN: {
      title: '月精寺寺院寄宿：在冷杉林旁住一晚',
      subtitle: '黎明的钟声，千步林间路。',
      intro:
        '通往五台山月精寺的路上，有一片约1公里长的冷杉林。放下手机，一言不发地走过这条路，两天一夜由此开始。与僧人喝茶，问出一直想问的话；天未亮时，在八角九层石塔前等日出。',
      schedule: [
        ['第一天13:30', '珍富站集合，乘班车前往'],
        ['14:30', '领取修行服，参观寺院'],
        ['17:30', '钵盂供养、晚课与敲钟'],
        ['19:00', '与僧人茶谈'],
        ['第二天04:30', '早课与冥想（自愿参加）'],
        ['08:30', '漫步冷杉林，11:00解散'],
      ],
      included: ['一晚住宿（地炕房）', '两餐斋饭', '修行服', '珍富站往返班车'],
      excluded: ['至珍富站的交通', '制作莲灯（可选）'],
      meeting: '第一天13:30，KTX珍富站1号出口，从首尔站乘火车约1小时30分。',
      notes: ['男女分房，家庭可同住一间。', '寺内禁止携带肉类、烟酒。', '山中夜晚夏季也凉。'],
    },
    JPN: {
      title: '月精寺テンプルステイ：モミの森で一夜',
      subtitle: '夜明けの鐘と、千歩の森の道。',
      intro:
        '五台山・月精寺へ続く道には約1kmのモミ林があります。スマートフォンを置き、その道を黙って歩くことから1泊2日が始まります。僧侶とお茶を飲みながら聞きたかったことを尋ね、夜明け前には八角九層石塔の前で日の出を待ちます。',
      schedule: [
        ['1日目13:30', '珍富駅に集合、シャトルで移動'],
        ['14:30', '修練服の受け取り、境内のご案内'],
        ['17:30', '鉢盂供養、夕べの礼仏と鐘つき'],
        ['19:00', '僧侶との茶話'],
        ['2日目4:30', '夜明けの礼仏と瞑想（希望者のみ）'],
        ['8:30', 'モミの森歩き、11:00解散'],
      ],
      included: ['宿泊（オンドル部屋）', '精進料理2食', '修練服', '珍富駅往復シャトル'],
      excluded: ['珍富駅までの交通', '灯籠づくり（オプション）'],
      meeting: '1日目13:30、KTX珍富駅1番出口。ソウル駅から約1時間30分です。',
      notes: [
        '男女別室。ご家族は同室も可能です。',
        '境内への肉・酒・たばこの持ち込みはご遠慮ください。',
        '山の夜は夏でも冷えます。',
      ],
    },
    VTN: {
      title: 'Nghỉ tại chùa Woljeongsa: một đêm bên rừng linh sam',
      subtitle: 'Tiếng chuông trước bình minh và con đường nghìn bước.',
      intro:
        'Lối vào chùa Woljeongsa trên núi Odae đi qua khoảng 1 km rừng linh sam cổ. Hai ngày một đêm bắt đầu bằng việc cất điện thoại và lặng lẽ đi hết con đường ấy. Bạn uống trà với nhà sư, hỏi điều vẫn muốn hỏi, và chờ mặt trời trước tòa tháp đá chín tầng.',
      schedule: [
        ['Ngày 1, 13:30', 'Đến ga Jinbu, xe đưa vào chùa'],
        ['14:30', 'Nhận áo lam, tham quan chùa'],
        ['17:30', 'Bữa tối trong yên lặng, tụng kinh chiều, đánh chuông'],
        ['19:00', 'Trà đàm với nhà sư'],
        ['Ngày 2, 04:30', 'Tụng kinh sớm và thiền (tự nguyện)'],
        ['08:30', 'Đi bộ rừng linh sam, 11:00 chia tay'],
      ],
      included: ['Một đêm phòng sàn sưởi', 'Hai bữa chay', 'Áo lam', 'Xe đưa đón ga Jinbu'],
      excluded: ['Tàu đến Jinbu', 'Làm đèn hoa sen (tùy chọn)'],
      meeting: 'Cửa 1 ga KTX Jinbu lúc 13:30 ngày đầu, cách ga Seoul khoảng 1 giờ 30 phút tàu.',
      notes: [
        'Nam nữ ở riêng, gia đình có thể ở chung.',
        'Không mang thịt, rượu, thuốc lá vào chùa.',
        'Đêm trên núi se lạnh, kể cả vào mùa hè.',
      ],
    },
  },
});
