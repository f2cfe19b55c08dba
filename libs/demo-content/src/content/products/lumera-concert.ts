import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const lumeraConcert = programme({
  prod_id: 'P000019',
  prod_type: 'CG004',
  prod_category: '02',
  origin_price: 154_000,
  inventory_cnt: 60,
  departureInDays: 35,
  departsOn: [6],
  place: PLACES.olympicPark,
  opt_codes: ['OPT021', 'OPT022', 'OPT004', 'OPT027'],
  related: ['P000001', 'P000023', 'P000024'],
  texts: {
    KOR: {
      title: 'LUMERA 단독 콘서트 〈애프터글로〉',
      subtitle: '해가 진 뒤에 남는 빛, 2시간 30분.',
      intro:
        '다섯 멤버가 직접 곡 순서를 짠 두 번째 단독 콘서트입니다. 해 질 녘의 분홍에서 새벽의 남색까지 하늘빛이 바뀌는 무대에서 데뷔곡부터 새 미니 앨범까지 스물두 곡을 들려줍니다. 팬 ‘루미’와 함께 부르는 순서가 두 번 있습니다.',
      schedule: [
        ['13:00', '굿즈 부스와 응원봉 연동'],
        ['16:30', '나래 부스에서 티켓 수령'],
        ['17:00', '입장'],
        ['18:00', '공연 시작 (휴식 없음)'],
        ['20:30', '공연 종료 예정'],
      ],
      included: ['2층 스탠드 지정석', '전용 티켓 수령 창구', '슬로건'],
      excluded: ['그라운드·1층 스탠드 좌석 (선택)', '응원봉 (선택)', '교통'],
      meeting: 'KSPO DOME(올림픽체조경기장) 앞 나래 부스. 올림픽공원역 3번 출구에서 걸어서 7분입니다.',
      notes: [
        '티켓 이름과 여권 이름이 같아야 합니다.',
        '이름을 바꾸는 것은 취소 후 다시 예약하는 것으로 봅니다.',
        '전문 카메라와 노트북은 가지고 들어갈 수 없습니다.',
      ],
    },
    ENG: {
      title: 'LUMERA in concert: Afterglow',
      subtitle: 'The light that stays when the sun has set; two and a half hours.',
      intro:
        'The second solo concert of the five, with a set list they wrote themselves. The stage moves from the pink of sunset to the blue before dawn through twenty-two songs, from the debut to the new mini album. Twice the hall sings along, and the Lumis know when.',
      schedule: [
        ['13:00', 'Merchandise and light-stick pairing'],
        ['16:30', 'Ticket collection at the Narae booth'],
        ['17:00', 'Doors'],
        ['18:00', 'Show, without interval'],
        ['20:30', 'Expected end'],
      ],
      included: ['Numbered seat, upper-tier stand', 'Separate ticket counter', 'Slogan banner'],
      excluded: ['Ground or lower-tier seat (optional)', 'Light stick (optional)', 'Transport'],
      meeting: 'Narae booth in front of KSPO DOME, 7 minutes on foot from exit 3 of Olympic Park Station.',
      notes: [
        'The name on the ticket must match your passport.',
        'Changing a name counts as cancelling and booking anew.',
        'Professional cameras and laptops stay outside.',
      ],
    },
    CHN: {
      title: 'LUMERA个人演唱会《AFTERGLOW》',
      subtitle: '日落之后留下的光，两个半小时。',
      intro:
        '五位成员亲自编排曲目的第二次专场。舞台从日落的粉到黎明前的蓝缓缓变换，从出道曲到最新迷你专辑，共二十二首歌。全场大合唱两次，Lumi们都懂的。',
      schedule: [
        ['13:00', '周边摊位与应援棒联动'],
        ['16:30', 'Narae服务台取票'],
        ['17:00', '入场'],
        ['18:00', '演出开始（无中场休息）'],
        ['20:30', '预计结束'],
      ],
      included: ['二层看台指定座位', '专属取票窗口', '应援手幅'],
      excluded: ['内场或一层看台升级（可选）', '应援棒（可选）', '交通'],
      meeting: 'KSPO DOME（奥林匹克公园体操竞技场）前Narae服务台，奥林匹克公园站3号出口步行7分钟。',
      notes: ['票面姓名须与护照一致。', '更改姓名视为取消后重新预订。', '禁止携带专业相机和笔记本电脑入场。'],
    },
    JPN: {
      title: 'LUMERA単独コンサート「AFTERGLOW」',
      subtitle: '日が沈んだあとに残る光、2時間半。',
      intro:
        '5人が自らセットリストを組んだ2度目の単独公演。夕暮れのピンクから夜明け前の藍へ移ろうステージで、デビュー曲から最新ミニアルバムまで全22曲。会場みんなで歌う場面が2回あります。',
      schedule: [
        ['13:00', 'グッズ販売とペンライト連動'],
        ['16:30', 'Naraeのブースでチケット受け取り'],
        ['17:00', '開場'],
        ['18:00', '開演（休憩なし）'],
        ['20:30', '終演予定'],
      ],
      included: ['2階スタンド指定席', '専用チケット窓口', 'スローガン'],
      excluded: ['アリーナ・1階スタンド席（オプション）', 'ペンライト（オプション）', '交通費'],
      meeting:
        'KSPO DOME（オリンピック公園体操競技場）前のNaraeブース。オリンピック公園駅3番出口から徒歩7分。',
      notes: [
        'チケットのお名前はパスポートと一致している必要があります。',
        'お名前の変更はキャンセル・再予約の扱いとなります。',
        '業務用カメラとノートPCは持ち込めません。',
      ],
    },
    VTN: {
      title: 'Concert riêng của LUMERA: Afterglow',
      subtitle: 'Ánh sáng còn lại sau hoàng hôn, hai tiếng rưỡi.',
      intro:
        'Concert riêng thứ hai, do chính năm thành viên sắp xếp bài hát. Sân khấu chuyển từ hồng hoàng hôn sang xanh trước bình minh qua hai mươi hai bài, từ bản debut đến mini album mới. Có hai lần cả khán phòng cùng hát, và các Lumi đều biết đó là khi nào.',
      schedule: [
        ['13:00', 'Gian hàng goods và ghép lightstick'],
        ['16:30', 'Nhận vé tại quầy Narae'],
        ['17:00', 'Mở cửa'],
        ['18:00', 'Bắt đầu (không nghỉ giữa giờ)'],
        ['20:30', 'Dự kiến kết thúc'],
      ],
      included: ['Ghế có số, khán đài tầng 2', 'Quầy nhận vé riêng', 'Băng rôn slogan'],
      excluded: ['Ghế khu sàn hoặc tầng 1 (tùy chọn)', 'Lightstick (tùy chọn)', 'Đi lại'],
      meeting: 'Quầy Narae trước KSPO DOME, đi bộ 7 phút từ cửa 3 ga Olympic Park.',
      notes: [
        'Tên trên vé phải trùng hộ chiếu.',
        'Đổi tên được xem là hủy và đặt lại.',
        'Không mang máy ảnh chuyên nghiệp và laptop vào trong.',
      ],
    },
  },
});
