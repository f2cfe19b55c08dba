import type { LanTp } from '@narae/contracts';

export interface Texts {
  readonly notice: string;
  readonly merchant: string;
  readonly product: string;
  readonly buyer: string;
  readonly amount: string;
  readonly reference: string;
  readonly approve: string;
  readonly decline: string;
  readonly close: string;
  readonly afterwards: string;
  readonly onTime: string;
  readonly late: string;
  readonly duplicate: string;
  readonly forge: string;
  readonly silent: string;
  readonly afterApproval: string;
  readonly comesBack: string;
  readonly staysHere: string;
  readonly comesBackOften: string;
  readonly lost: string;
  readonly forgedReturn: string;
  readonly unanswered: string;
  readonly otherAmount: string;
  readonly goBack: string;
  readonly lostReturn: string;
  readonly failed: string;
  readonly payments: string;
  readonly noPayments: string;
  readonly mailbox: string;
  readonly noMails: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly files: string;
  readonly at: string;
  readonly method: string;
  readonly standing: string;
  readonly notifications: string;
}

/** In every language of the shop (SHELL-1). */
export const texts: Readonly<Record<LanTp, Texts>> = {
  CHN: {
    notice: '这是沙盒环境，不会产生真实扣款。',
    merchant: '商户',
    product: '商品',
    buyer: '付款人',
    amount: '应付金额',
    reference: '订单号',
    approve: '确认付款',
    decline: '拒绝付款',
    close: '取消并返回商户',
    afterwards: '付款后如何通知商户',
    onTime: '立即通知',
    late: '延迟通知',
    duplicate: '重复通知三次',
    forge: '未付款，但有人伪造通知',
    silent: '不发送通知',
    afterApproval: '付款后如何返回商户',
    comesBack: '立即返回商户',
    staysHere: '停留在此页面，由我手动返回',
    comesBackOften: '重复返回三次',
    lost: '未能返回商户',
    forgedReturn: '未付款，但有人伪造返回信息',
    unanswered: '已扣款，但不回复商户',
    otherAmount: '扣款金额与订单不符',
    goBack: '返回商户',
    lostReturn: '请关闭此窗口',
    failed: '无法处理该付款请求',
    payments: '付款记录',
    noPayments: '还没有付款记录。',
    mailbox: '邮箱',
    noMails: '还没有邮件。',
    from: '发件人',
    to: '收件人',
    subject: '主题',
    files: '附件',
    at: '时间',
    method: '支付方式',
    standing: '状态',
    notifications: '通知结果',
  },
  KOR: {
    notice: '샌드박스 환경입니다. 실제로 결제되지 않습니다.',
    merchant: '가맹점',
    product: '상품',
    buyer: '구매자',
    amount: '결제 금액',
    reference: '주문 번호',
    approve: '결제 승인',
    decline: '결제 거절',
    close: '취소하고 가맹점으로 돌아가기',
    afterwards: '결제 후 가맹점 통지 방식',
    onTime: '즉시 통지',
    late: '지연 통지',
    duplicate: '세 번 반복 통지',
    forge: '결제하지 않고 위조 통지 발송',
    silent: '통지하지 않음',
    afterApproval: '승인 후 가맹점으로 돌아가는 방식',
    comesBack: '바로 돌아가기',
    staysHere: '이 화면에 머물다가 직접 돌아가기',
    comesBackOften: '세 번 반복해서 돌아가기',
    lost: '돌아가지 못함',
    forgedReturn: '결제하지 않고 위조된 정보로 돌아가기',
    unanswered: '결제하되 가맹점에 응답하지 않음',
    otherAmount: '다른 금액을 결제',
    goBack: '가맹점으로 돌아가기',
    lostReturn: '이 창을 닫아 주세요',
    failed: '결제 요청을 처리할 수 없습니다',
    payments: '결제 내역',
    noPayments: '아직 결제 내역이 없습니다.',
    mailbox: '메일함',
    noMails: '아직 메일이 없습니다.',
    from: '보낸 사람',
    to: '받는 사람',
    subject: '제목',
    files: '첨부 파일',
    at: '시각',
    method: '결제 방법',
    standing: '상태',
    notifications: '통지 결과',
  },
  ENG: {
    notice: 'This is a sandbox. No money moves.',
    merchant: 'Merchant',
    product: 'Product',
    buyer: 'Payer',
    amount: 'Amount due',
    reference: 'Reference',
    approve: 'Approve payment',
    decline: 'Decline payment',
    close: 'Cancel and return to merchant',
    afterwards: 'How the merchant is notified',
    onTime: 'Immediately',
    late: 'Late',
    duplicate: 'Three times',
    forge: 'Not paid, but with a forged notification',
    silent: 'Not at all',
    afterApproval: 'What happens after approval',
    comesBack: 'Return to merchant at once',
    staysHere: 'Stay here until I return myself',
    comesBackOften: 'Return three times',
    lost: 'The browser never returns',
    forgedReturn: 'Not paid, but with a forged return',
    unanswered: 'Paid, but the merchant gets no answer',
    otherAmount: 'Another amount is charged',
    goBack: 'Return to merchant',
    lostReturn: 'Please close this window',
    failed: 'The payment request cannot be processed',
    payments: 'Payments',
    noPayments: 'No payments yet.',
    mailbox: 'Mailbox',
    noMails: 'No emails yet.',
    from: 'From',
    to: 'To',
    subject: 'Subject',
    files: 'Attachments',
    at: 'Time',
    method: 'Method',
    standing: 'Status',
    notifications: 'Notifications',
  },
  JPN: {
    notice: 'サンドボックス環境です。実際の決済は行われません。',
    merchant: '加盟店',
    product: '商品',
    buyer: 'お支払者',
    amount: 'お支払い金額',
    reference: '注文番号',
    approve: '支払いを承認',
    decline: '支払いを拒否',
    close: 'キャンセルして加盟店に戻る',
    afterwards: '加盟店への通知方法',
    onTime: 'すぐに通知',
    late: '遅れて通知',
    duplicate: '3回くり返し通知',
    forge: '未払いのまま偽の通知を送信',
    silent: '通知しない',
    afterApproval: '承認後の動作',
    comesBack: 'すぐに加盟店に戻る',
    staysHere: 'この画面にとどまり、自分で戻る',
    comesBackOften: '3回くり返し戻る',
    lost: '加盟店に戻らない',
    forgedReturn: '未払いのまま偽の情報で戻る',
    unanswered: '決済するが、加盟店に応答しない',
    otherAmount: '異なる金額を決済',
    goBack: '加盟店に戻る',
    lostReturn: 'このウィンドウを閉じてください',
    failed: 'お支払いのリクエストを処理できません',
    payments: 'お支払い一覧',
    noPayments: 'お支払いはまだありません。',
    mailbox: 'メールボックス',
    noMails: 'メールはまだありません。',
    from: '差出人',
    to: '宛先',
    subject: '件名',
    files: '添付ファイル',
    at: '日時',
    method: 'お支払い方法',
    standing: '状態',
    notifications: '通知の結果',
  },
  VTN: {
    notice: 'Đây là môi trường thử nghiệm, không có tiền thật nào được chuyển.',
    merchant: 'Cửa hàng',
    product: 'Sản phẩm',
    buyer: 'Người thanh toán',
    amount: 'Số tiền cần trả',
    reference: 'Mã đơn hàng',
    approve: 'Chấp nhận thanh toán',
    decline: 'Từ chối thanh toán',
    close: 'Hủy và quay lại cửa hàng',
    afterwards: 'Cách thông báo cho cửa hàng',
    onTime: 'Thông báo ngay',
    late: 'Thông báo trễ',
    duplicate: 'Thông báo ba lần',
    forge: 'Chưa trả tiền nhưng có thông báo giả',
    silent: 'Không thông báo',
    afterApproval: 'Điều gì xảy ra sau khi chấp nhận',
    comesBack: 'Quay lại cửa hàng ngay',
    staysHere: 'Ở lại trang này cho đến khi tôi tự quay lại',
    comesBackOften: 'Quay lại ba lần',
    lost: 'Trình duyệt không quay lại',
    forgedReturn: 'Chưa trả tiền nhưng quay lại với thông tin giả',
    unanswered: 'Đã trả tiền nhưng cửa hàng không nhận được phản hồi',
    otherAmount: 'Trừ một số tiền khác',
    goBack: 'Quay lại cửa hàng',
    lostReturn: 'Vui lòng đóng cửa sổ này',
    failed: 'Không thể xử lý yêu cầu thanh toán',
    payments: 'Các khoản thanh toán',
    noPayments: 'Chưa có khoản thanh toán nào.',
    mailbox: 'Hộp thư',
    noMails: 'Chưa có thư nào.',
    from: 'Người gửi',
    to: 'Người nhận',
    subject: 'Tiêu đề',
    files: 'Tệp đính kèm',
    at: 'Thời gian',
    method: 'Phương thức',
    standing: 'Trạng thái',
    notifications: 'Kết quả thông báo',
  },
};
