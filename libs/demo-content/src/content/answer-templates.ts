import type { LocalizedText } from '@narae/contracts';

/** What the desk of the demo shop answers often, by its own name for it. */
interface DemoTemplate {
  readonly name: string;
  readonly texts: LocalizedText;
}

/** Each template stands here once, so the place of a line is its number: add at the end. */
export const DEMO_TEMPLATES: readonly DemoTemplate[] = [
  {
    name: '확인 중',
    texts: {
      KOR: '문의해 주셔서 감사합니다.\n담당자가 확인하고 있으며, 확인되는 대로 이곳에 답변을 남기겠습니다.',
      ENG: 'Thank you for your question.\nWe are looking into it and will answer here as soon as we know more.',
      CHN: '感谢您的提问。\n我们正在核实，有结果后会尽快在此回复您。',
      JPN: 'お問い合わせありがとうございます。\nただいま担当者が確認しております。わかり次第、こちらでご回答いたします。',
      VTN: 'Cảm ơn bạn đã đặt câu hỏi.\nChúng tôi đang kiểm tra và sẽ trả lời tại đây ngay khi có thông tin.',
    },
  },
  {
    name: '취소와 환불',
    texts: {
      KOR: '취소는 나의 주문에서 신청하실 수 있습니다. 신청 전에 환불 금액이 먼저 표시되며, 환불은 결제하신 수단으로 진행됩니다.',
      ENG: 'You can ask for a cancellation under My orders. The refund is shown before you confirm, and it goes back to the way you paid.',
      CHN: '您可以在“我的订单”中申请取消。确认前会显示退款金额，款项将退回原支付方式。',
      JPN: 'キャンセルは「マイ注文」からお申し込みいただけます。確定前に返金額が表示され、お支払いに使われた方法へ返金いたします。',
      VTN: 'Bạn có thể yêu cầu hủy trong mục Đơn hàng của tôi. Số tiền hoàn được hiển thị trước khi bạn xác nhận và sẽ hoàn về hình thức bạn đã thanh toán.',
    },
  },
  {
    name: '집합 장소',
    texts: {
      KOR: '집합 장소와 시간은 상품 페이지와 결제 후 받으시는 바우처에 적혀 있습니다. 시작 10분 전까지 와 주세요. 가이드가 나래 깃발을 들고 기다립니다.',
      ENG: 'Meeting place and time are on the product page and on the voucher you get after paying. Please be there 10 minutes early. Your guide waits with a Narae flag.',
      CHN: '集合地点和时间请见产品页面以及付款后收到的凭证。请提前10分钟到达，导游会举着Narae的旗子等候您。',
      JPN: '集合場所と時間は商品ページと、お支払い後にお届けするバウチャーに記載しています。開始10分前までにお越しください。ガイドがNaraeの旗を持ってお待ちしています。',
      VTN: 'Địa điểm và giờ tập trung có trên trang sản phẩm và trên phiếu bạn nhận sau khi thanh toán. Vui lòng đến trước 10 phút. Hướng dẫn viên cầm cờ Narae chờ bạn.',
    },
  },
  {
    name: '여행자 이름 변경',
    texts: {
      KOR: '출발 전이라면 나의 주문에서 여행자 정보를 수정하실 수 있습니다. 수정이 닫혀 있으면 주문 번호와 여권에 적힌 영문 이름을 비밀글로 남겨 주세요.',
      ENG: 'Before departure you can change travellers under My orders. Where that is closed, please send us the order number and the name as in the passport in a secret question.',
      CHN: '出发前您可以在“我的订单”中修改出行人信息。如果已无法修改，请用私密提问告诉我们订单号和护照上的英文姓名。',
      JPN: 'ご出発前であれば「マイ注文」で旅行者情報を変更できます。変更できない場合は、注文番号とパスポート記載のローマ字氏名を非公開の質問でお知らせください。',
      VTN: 'Trước ngày khởi hành, bạn có thể sửa thông tin khách trong mục Đơn hàng của tôi. Nếu mục này đã đóng, hãy gửi mã đơn và họ tên như trên hộ chiếu bằng câu hỏi riêng tư.',
    },
  },
];
