import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';

/** In preparation: sales open when the seating plan is approved. */
export const harborEncore = programme({
  prod_id: 'P000025',
  prod_type: 'CG004',
  prod_category: '08',
  progress_yn: 'W',
  origin_price: 176_000,
  inventory_cnt: 60,
  departureInDays: 75,
  place: PLACES.olympicPark,
  opt_codes: ['OPT021', 'OPT022', 'OPT004', 'OPT027'],
  related: ['P000020', 'P000007', 'P000024'],
  texts: {
    KOR: {
      title: 'HARBOR 7 월드 투어 앙코르 〈일곱 바다〉 서울',
      subtitle: '열네 도시를 돌고 온 배가 닻을 내리는 밤.',
      intro:
        '반년 동안 열네 도시를 돈 투어가 서울에서 막을 내립니다. 물결처럼 움직이는 무대 장치는 그대로, 도시마다 관객이 골라 준 한 곡을 모아 이번에만 부르는 메들리가 더해집니다. 앙코르에는 다음 앨범의 첫 소절이 숨어 있다고 합니다.',
      schedule: [
        ['12:00', '굿즈 부스, 투어 사진전'],
        ['16:00', '티켓 수령'],
        ['17:00', '입장'],
        ['18:00', '공연 시작'],
        ['21:00', '공연 종료 예정'],
      ],
      included: ['2층 스탠드 지정석', '투어 기념 손수건', '전용 수령 창구'],
      excluded: ['그라운드·1층 스탠드 좌석 (선택)', '응원봉 (선택)'],
      meeting: 'KSPO DOME 앞 나래 부스. 올림픽공원역 3번 출구에서 걸어서 7분입니다.',
      notes: [
        '좌석 배치가 확정되면 예약이 열립니다.',
        '특수 효과로 물방울이 튈 수 있습니다.',
        '이름을 바꾸는 것은 취소로 봅니다.',
      ],
    },
    ENG: {
      title: 'HARBOR 7 world tour encore: Seven Seas, Seoul',
      subtitle: 'The ship that called at fourteen cities drops anchor.',
      intro:
        'After half a year and fourteen cities the tour comes to its close in Seoul. The stage still moves like a swell; new is a medley of the songs each city voted for, played this once. They say the first line of the next album hides in the encore.',
      schedule: [
        ['12:00', 'Merchandise, photographs of the tour'],
        ['16:00', 'Ticket collection'],
        ['17:00', 'Doors'],
        ['18:00', 'Show'],
        ['21:00', 'Expected end'],
      ],
      included: ['Numbered seat, upper-tier stand', 'Tour handkerchief', 'Separate ticket counter'],
      excluded: ['Ground or lower-tier seat (optional)', 'Light stick (optional)'],
      meeting: 'Narae booth in front of KSPO DOME, 7 minutes on foot from exit 3 of Olympic Park Station.',
      notes: [
        'Booking opens when the seating plan is approved.',
        'Front rows may feel a little spray.',
        'Changing a name counts as a cancellation.',
      ],
    },
    CHN: {
      title: 'HARBOR 7世界巡演安可场《七海》首尔站',
      subtitle: '走过十四座城市的船，今夜抛锚。',
      intro:
        '历时半年、走过十四座城市的巡演在首尔落幕。如波浪般起伏的舞台装置原样呈现，另加只唱这一次的串烧——由各城观众各选一首组成。据说安可里藏着下一张专辑的第一句。',
      schedule: [
        ['12:00', '周边摊位、巡演摄影展'],
        ['16:00', '取票'],
        ['17:00', '入场'],
        ['18:00', '演出开始'],
        ['21:00', '预计结束'],
      ],
      included: ['二层看台指定座位', '巡演纪念手帕', '专属取票窗口'],
      excluded: ['内场或一层看台升级（可选）', '应援棒（可选）'],
      meeting: 'KSPO DOME前Narae服务台，奥林匹克公园站3号出口步行7分钟。',
      notes: ['座位图确定后开放预订。', '前排可能会有特效水雾。', '更改姓名视为取消。'],
    },
    JPN: {
      title: 'HARBOR 7ワールドツアー・アンコール「七つの海」ソウル',
      subtitle: '14都市を巡った船が錨をおろす夜。',
      intro:
        '半年で14都市を巡ったツアーがソウルで幕を閉じます。波のように動くステージはそのままに、各都市の観客が選んだ一曲をつないだ今回限りのメドレーを追加。アンコールには次のアルバムの最初の一節が隠れているとか。',
      schedule: [
        ['12:00', 'グッズ販売、ツアー写真展'],
        ['16:00', 'チケット受け取り'],
        ['17:00', '開場'],
        ['18:00', '開演'],
        ['21:00', '終演予定'],
      ],
      included: ['2階スタンド指定席', 'ツアー記念ハンカチ', '専用窓口'],
      excluded: ['アリーナ・1階スタンド席（オプション）', 'ペンライト（オプション）'],
      meeting: 'KSPO DOME前のNaraeブース。オリンピック公園駅3番出口から徒歩7分。',
      notes: [
        '座席図が確定し次第、受付を開始します。',
        '特殊効果で水しぶきがかかることがあります。',
        'お名前の変更はキャンセル扱いとなります。',
      ],
    },
    VTN: {
      title: 'Encore tour thế giới của HARBOR 7 tại Seoul: Bảy đại dương',
      subtitle: 'Con tàu qua mười bốn thành phố thả neo đêm nay.',
      intro:
        'Sau nửa năm và mười bốn thành phố, chuyến lưu diễn khép lại ở Seoul. Sân khấu vẫn dập dềnh như sóng, thêm một liên khúc chỉ hát lần này, ghép từ những bài khán giả mỗi thành phố bình chọn. Nghe nói câu hát đầu tiên của album tới được giấu trong encore.',
      schedule: [
        ['12:00', 'Gian hàng goods, triển lãm ảnh lưu diễn'],
        ['16:00', 'Nhận vé'],
        ['17:00', 'Mở cửa'],
        ['18:00', 'Bắt đầu'],
        ['21:00', 'Dự kiến kết thúc'],
      ],
      included: ['Ghế có số, khán đài tầng 2', 'Khăn tay kỷ niệm', 'Quầy nhận vé riêng'],
      excluded: ['Ghế khu sàn hoặc tầng 1 (tùy chọn)', 'Lightstick (tùy chọn)'],
      meeting: 'Quầy Narae trước KSPO DOME, đi bộ 7 phút từ cửa 3 ga Olympic Park.',
      notes: [
        'Mở đặt chỗ khi sơ đồ ghế được duyệt.',
        'Hàng đầu có thể bị bắn chút nước hiệu ứng.',
        'Đổi tên được xem là hủy.',
      ],
    },
  },
});
