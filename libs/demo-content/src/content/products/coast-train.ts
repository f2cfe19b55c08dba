import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const coastTrain = trip({
  prod_id: 'P000008',
  prod_type: 'CG001',
  prod_category: '06',
  origin_price: 126_000,
  inventory_cnt: 0,
  departureInDays: 11,
  place: PLACES.gangneung,
  opt_codes: ['OPT017', 'OPT007'],
  related: ['P000007', 'P000028', 'P000011'],
  texts: {
    KOR: {
      title: '뮤직비디오의 바다, 강릉 당일 기차 여행',
      subtitle: 'KTX 두 시간, 그 장면 속 방파제와 소나무 숲.',
      intro:
        'KITE CLUB의 데뷔곡 영상에서 연이 날아오르던 바다가 강릉입니다. 아침 기차로 동해에 닿아 촬영지 네 곳을 걷고, 안목 해변에서 파도 소리를 들으며 커피를 마십니다. 영상과 같은 각도로 찍을 수 있도록 자리를 표시한 카드를 드립니다.',
      schedule: [
        ['08:30', '서울역에서 KTX 출발'],
        ['10:40', '강릉역 도착, 전용 버스로 주문진 방파제'],
        ['12:30', '초당 순두부 점심'],
        ['14:00', '경포 해변과 솔숲에서 연날리기'],
        ['16:00', '안목 커피 거리 자유 시간'],
        ['18:00', '강릉역 출발, 20:10 서울역 도착'],
      ],
      included: ['왕복 KTX', '전용 버스', '점심', '연과 촬영 카드'],
      excluded: ['저녁', '커피'],
      meeting: '서울역 3층 맞이방 안내소 앞, 08:10.',
      notes: [
        '기차표는 여권 이름으로 발권합니다.',
        '바닷바람이 차니 겉옷을 챙기세요.',
        '바람이 없으면 연 대신 비눗방울을 날립니다.',
      ],
    },
    ENG: {
      title: 'The sea from the music video: Gangneung by train',
      subtitle: 'Two hours by KTX to the breakwater and the pines you know from the screen.',
      intro:
        'The kite in KITE CLUB’s first video rises over the sea at Gangneung. We reach the east coast by morning train, visit four of the filming locations and drink coffee by the surf at Anmok. A card shows where to stand to get the same frame.',
      schedule: [
        ['08:30', 'KTX from Seoul Station'],
        ['10:40', 'Gangneung; coach to the breakwaters of Jumunjin'],
        ['12:30', 'Chodang soft tofu for lunch'],
        ['14:00', 'Kites on Gyeongpo beach, walk in the pine wood'],
        ['16:00', 'Free time on the coffee street of Anmok'],
        ['18:00', 'Train back, Seoul Station at 20:10'],
      ],
      included: ['Return KTX ticket', 'Coach', 'Lunch', 'Kite and frame card'],
      excluded: ['Dinner', 'Coffee'],
      meeting: 'Information desk on the third floor of Seoul Station, 08:10.',
      notes: [
        'Train tickets carry the name in your passport.',
        'Bring a jacket against the sea wind.',
        'No wind, no kites: we blow bubbles instead.',
      ],
    },
    CHN: {
      title: 'MV里的那片海：江陵火车一日游',
      subtitle: '乘KTX两小时，走进画面里的防波堤与松林。',
      intro:
        'KITE CLUB出道曲MV中风筝飞起的那片海就在江陵。清晨乘火车抵达东海，走访四处取景地，在安木海边听着浪声喝咖啡。我们附赠取景卡，标好机位，拍出同款画面。',
      schedule: [
        ['08:30', '首尔站乘KTX出发'],
        ['10:40', '抵达江陵站，专车前往注文津防波堤'],
        ['12:30', '午餐：草堂嫩豆腐'],
        ['14:00', '镜浦海滩放风筝、漫步松林'],
        ['16:00', '安木咖啡街自由活动'],
        ['18:00', '江陵站返程，20:10抵达首尔站'],
      ],
      included: ['KTX往返车票', '专车', '午餐', '风筝与取景卡'],
      excluded: ['晚餐', '咖啡'],
      meeting: '08:10，首尔站三层候车厅问讯处前。',
      notes: ['车票按护照姓名出票。', '海风较凉，请带外套。', '无风时改为吹泡泡。'],
    },
    JPN: {
      title: 'MVのあの海へ、江陵・日帰り列車の旅',
      subtitle: 'KTXで2時間、画面で見た防波堤と松林へ。',
      intro:
        'KITE CLUBのデビュー曲MVで凧が舞い上がるのは江陵の海。朝の列車で東海に着き、ロケ地4か所を歩き、安木の浜で波音を聞きながらコーヒーを。同じ構図で撮れるよう、立ち位置を記したカードをお渡しします。',
      schedule: [
        ['8:30', 'ソウル駅からKTXで出発'],
        ['10:40', '江陵駅着、専用バスで注文津の防波堤へ'],
        ['12:30', '昼食：草堂のスンドゥブ'],
        ['14:00', '鏡浦の浜で凧揚げ、松林散策'],
        ['16:00', '安木コーヒー通りで自由時間'],
        ['18:00', '江陵駅発、20:10ソウル駅着'],
      ],
      included: ['KTX往復', '専用バス', '昼食', '凧とロケ地カード'],
      excluded: ['夕食', 'コーヒー'],
      meeting: '8:10、ソウル駅3階待合室の案内所前。',
      notes: [
        '列車の切符はパスポートのお名前で発券します。',
        '海風が冷たいので上着をお持ちください。',
        '風のない日は凧の代わりにシャボン玉を飛ばします。',
      ],
    },
    VTN: {
      title: 'Biển trong MV: đi tàu đến Gangneung trong ngày',
      subtitle: 'Hai giờ KTX đến con đê chắn sóng và rừng thông trên màn ảnh.',
      intro:
        'Vùng biển nơi cánh diều bay lên trong MV đầu tay của KITE CLUB chính là Gangneung. Chuyến tàu sớm đưa bạn ra bờ biển phía đông Hàn Quốc, đi qua bốn điểm quay rồi uống cà phê nghe sóng ở Anmok. Một tấm thẻ chỉ chỗ đứng giúp bạn chụp đúng khung hình.',
      schedule: [
        ['08:30', 'KTX từ ga Seoul'],
        ['10:40', 'Đến Gangneung, xe riêng ra đê chắn sóng Jumunjin'],
        ['12:30', 'Ăn trưa đậu hũ non Chodang'],
        ['14:00', 'Thả diều ở biển Gyeongpo, dạo rừng thông'],
        ['16:00', 'Tự do ở phố cà phê Anmok'],
        ['18:00', 'Tàu về, 20:10 đến ga Seoul'],
      ],
      included: ['Vé KTX khứ hồi', 'Xe riêng', 'Bữa trưa', 'Diều và thẻ khung hình'],
      excluded: ['Bữa tối', 'Cà phê'],
      meeting: 'Quầy thông tin tầng 3 ga Seoul lúc 08:10.',
      notes: [
        'Vé tàu in tên theo hộ chiếu.',
        'Gió biển lạnh, nhớ mang áo khoác.',
        'Lặng gió thì thổi bong bóng thay cho thả diều.',
      ],
    },
  },
});
