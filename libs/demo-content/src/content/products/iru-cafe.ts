import { programme } from '../defaults.ts';
import { PLACES } from '../places.ts';

/** Sold out: every one of the thirty places is taken. */
export const iruCafe = programme({
  prod_id: 'P000026',
  prod_type: 'CG004',
  prod_category: '09',
  origin_price: 110_000,
  inventory_cnt: 0,
  departureInDays: 7,
  place: PLACES.seongsuCafe,
  opt_codes: ['OPT023', 'OPT017'],
  related: ['P000021', 'P000005', 'P000006'],
  texts: {
    KOR: {
      title: '서이루의 하루 카페, 성수',
      subtitle: '서른 명을 위해 직접 내리는 커피와 노래 세 곡.',
      intro:
        '바리스타 자격증이 있는 서이루가 성수동의 오래된 공장 카페를 오후 한나절 빌립니다. 커피를 내리며 손님과 이야기하고, 팬이 고른 원두에 이름을 붙입니다. 해가 창으로 기울면 의자를 돌려 놓고 노래를 시작합니다.',
      schedule: [
        ['14:00', '입장, 원두 고르기'],
        ['14:30', '서이루가 내리는 커피와 대화'],
        ['15:40', '엽서 쓰기, 폴라로이드 전시'],
        ['16:20', '노래 세 곡'],
        ['17:00', '원두 한 봉지를 들고 마무리'],
      ],
      included: ['커피와 케이크', '서이루가 이름 붙인 원두 100g', '친필 엽서'],
      excluded: ['단체 사진 (선택)', '교통'],
      meeting:
        '성수역 3번 출구에서 걸어서 8분, 이 페이지의 지도에 표시된 카페 앞. 문 앞에 나래 깃발이 있습니다.',
      notes: [
        '서른 자리 모두 예약되었습니다. 취소가 나오면 바로 다시 열립니다.',
        '디카페인과 차도 있습니다.',
        '가게 안에서는 음식 사진만 찍을 수 있습니다.',
      ],
    },
    ENG: {
      title: 'Seo Iru’s café for a day, Seongsu',
      subtitle: 'Coffee from his own hand and three songs, for thirty people.',
      intro:
        'Seo Iru is a licensed barista and borrows an old factory café in Seongsu for one afternoon. He talks while he pours and names the beans you choose. When the sun reaches the windows the chairs are turned and he sings.',
      schedule: [
        ['14:00', 'Doors, choosing beans'],
        ['14:30', 'Coffee and conversation'],
        ['15:40', 'Postcards and a wall of polaroids'],
        ['16:20', 'Three songs'],
        ['17:00', 'Home with a bag of beans'],
      ],
      included: ['Coffee and cake', '100 g of beans, named by him', 'A handwritten postcard'],
      excluded: ['Group picture (optional)', 'Transport'],
      meeting:
        '8 minutes on foot from exit 3 of Seongsu Station, at the café marked on this page’s map. Look for the Narae flag at the door.',
      notes: [
        'All thirty places are taken. A cancellation reopens the sale at once.',
        'Decaf and tea are served as well.',
        'Only the food may be photographed inside.',
      ],
    },
    CHN: {
      title: '徐以路的一日咖啡馆·圣水洞',
      subtitle: '亲手冲的咖啡与三首歌，只为三十人。',
      intro:
        '持有咖啡师证的徐以路借下圣水洞一家老厂房咖啡馆一个下午。他一边手冲一边聊天，为您挑的豆子取名。阳光斜进窗子时，大家把椅子转过来，他便开始唱歌。',
      schedule: [
        ['14:00', '入场，挑选咖啡豆'],
        ['14:30', '徐以路手冲与聊天'],
        ['15:40', '写明信片、看拍立得墙'],
        ['16:20', '三首歌'],
        ['17:00', '带一袋咖啡豆回家'],
      ],
      included: ['咖啡与蛋糕', '由他取名的咖啡豆100克', '亲笔明信片'],
      excluded: ['合影（可选）', '交通'],
      meeting: '圣水站3号出口步行8分钟，本页地图标注的咖啡馆门前，请认准Narae旗帜。',
      notes: ['三十席已全部订满，如有取消会立即重新开放。', '也提供低因咖啡和茶。', '店内只可拍摄餐点。'],
    },
    JPN: {
      title: 'ソ・イルの一日カフェ・聖水',
      subtitle: '自ら淹れるコーヒーと歌3曲を、30名のために。',
      intro:
        'バリスタの資格を持つソ・イルが、聖水の古い工場カフェを半日だけ借り切ります。コーヒーを淹れながらお話しし、選んだ豆に名前をつけてくれます。窓に日が傾いたら椅子の向きを変えて、歌の時間。',
      schedule: [
        ['14:00', '開店、豆選び'],
        ['14:30', 'ソ・イルのコーヒーとお話'],
        ['15:40', 'ハガキ書き、ポラロイドの壁'],
        ['16:20', '歌3曲'],
        ['17:00', '豆を一袋おみやげに'],
      ],
      included: ['コーヒーとケーキ', 'ソ・イルが名づけた豆100g', '直筆ハガキ'],
      excluded: ['グループ写真（オプション）', '交通費'],
      meeting: '聖水駅3番出口から徒歩8分、このページの地図に示したカフェの前。入口のNaraeの旗が目印です。',
      notes: [
        '30席すべて満席です。キャンセルが出ればすぐに受付を再開します。',
        'デカフェとお茶もございます。',
        '店内で撮影できるのはお料理のみです。',
      ],
    },
    VTN: {
      title: 'Quán cà phê một ngày của Seo Iru ở Seongsu',
      subtitle: 'Cà phê tự tay pha và ba bài hát, cho ba mươi người.',
      intro:
        'Seo Iru có chứng chỉ barista và mượn một quán cà phê nhà xưởng cũ ở Seongsu trong một buổi chiều. Anh vừa pha vừa trò chuyện, đặt tên cho loại hạt bạn chọn. Khi nắng nghiêng vào cửa sổ, mọi người xoay ghế lại và anh bắt đầu hát.',
      schedule: [
        ['14:00', 'Mở cửa, chọn hạt'],
        ['14:30', 'Cà phê và trò chuyện cùng Seo Iru'],
        ['15:40', 'Viết bưu thiếp, xem bức tường polaroid'],
        ['16:20', 'Ba bài hát'],
        ['17:00', 'Ra về với một túi hạt cà phê'],
      ],
      included: ['Cà phê và bánh', '100 g hạt do Seo Iru đặt tên', 'Bưu thiếp viết tay'],
      excluded: ['Ảnh nhóm (tùy chọn)', 'Đi lại'],
      meeting:
        'Đi bộ 8 phút từ cửa 3 ga Seongsu, trước quán cà phê được đánh dấu trên bản đồ của trang này. Hãy tìm lá cờ Narae ở cửa.',
      notes: [
        'Cả ba mươi chỗ đã hết. Có người hủy sẽ mở lại ngay.',
        'Có cà phê không caffeine và trà.',
        'Trong quán chỉ chụp đồ ăn.',
      ],
    },
  },
});
