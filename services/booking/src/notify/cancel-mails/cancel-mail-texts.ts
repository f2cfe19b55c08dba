import type { LanTp } from '@narae/contracts';
import type { MailTexts } from '../parts/mail-parts.ts';

/** Reason of a mail about a cancellation (REFUND-8). */
export type CancelMailReason = 'requested' | 'rejected' | 'cancelled' | 'unpaid' | 'reduced' | 'organiser';

interface CancelMailTexts extends MailTexts<CancelMailReason> {
  readonly labels: {
    readonly leaving: string;
    readonly staying: string;
    readonly reason: string;
    readonly answer: string;
    readonly organiserReason: string;
    readonly pct: string;
    readonly charged: string;
    readonly refunded: string;
    readonly kept: string;
    readonly extra: string;
  };
  /** Where the money is. */
  readonly notes: { readonly onItsWay: string; readonly extra: string };
}

export const cancelMailTexts: Readonly<Record<LanTp, CancelMailTexts>> = {
  CHN: {
    subjects: {
      requested: '我们已收到您的取消申请',
      rejected: '您的取消申请未能通过',
      cancelled: '您的订单已取消',
      unpaid: '订单因未支付尾款已取消',
      reduced: '您的订单已减少出行人',
      organiser: '行程已由主办方取消',
    },
    bodies: {
      requested:
        '我们会尽快审核，并通过邮件告知结果。退款按您提交申请的时间计算，以下金额不会因审核时间而改变。在结果出来之前，您可以在订单页面撤回申请。',
      rejected: '很抱歉，我们无法同意这次取消。您的订单保持不变，不会退款。',
      cancelled: '您的订单已取消，座位已释放。',
      unpaid: '尾款未在期限内支付，订单已取消，座位已释放。',
      reduced: '部分出行人已取消，以下出行人的行程不变。',
      organiser: '非常抱歉，本次行程无法成行。您支付的费用将全额退还。',
    },
    labels: {
      leaving: '要取消的出行人',
      staying: '继续出行',
      reason: '您的取消原因',
      answer: '客服回复',
      organiserReason: '取消原因',
      pct: '退款比例',
      charged: '已付金额',
      refunded: '退款金额',
      kept: '取消费用',
      extra: '额外补偿',
    },
    notes: {
      onItsWay: '退款将原路退回，到账时间取决于支付机构。退款发出后，我们会再给您发邮件。',
      extra: '额外补偿由客服单独支付，我们会与您联系。',
    },
  },
  KOR: {
    subjects: {
      requested: '취소 요청을 접수했습니다',
      rejected: '취소 요청이 승인되지 않았습니다',
      cancelled: '주문이 취소되었습니다',
      unpaid: '잔금이 결제되지 않아 주문이 취소되었습니다',
      reduced: '일부 여행자가 취소되었습니다',
      organiser: '주최 측 사정으로 여행이 취소되었습니다',
    },
    bodies: {
      requested:
        '확인한 뒤 결과를 메일로 알려 드립니다. 환불액은 요청하신 시점을 기준으로 하므로, 아래 금액은 처리 시점에 따라 달라지지 않습니다. 결과가 나오기 전까지는 주문 페이지에서 요청을 철회할 수 있습니다.',
      rejected:
        '죄송합니다. 이번 취소 요청은 승인해 드릴 수 없습니다. 주문은 그대로 유지되며 환불은 없습니다.',
      cancelled: '주문이 취소되었고 좌석도 반환되었습니다.',
      unpaid: '기한까지 잔금이 결제되지 않아 주문이 취소되었고 좌석도 반환되었습니다.',
      reduced: '일부 여행자의 예약이 취소되었습니다. 아래 분들의 일정은 그대로입니다.',
      organiser: '대단히 죄송합니다. 이번 여행은 진행되지 않습니다. 결제하신 금액은 전액 환불해 드립니다.',
    },
    labels: {
      leaving: '취소할 여행자',
      staying: '계속 여행하는 분',
      reason: '취소 사유',
      answer: '고객센터 답변',
      organiserReason: '취소 사유',
      pct: '환불 비율',
      charged: '결제 금액',
      refunded: '환불 금액',
      kept: '취소 수수료',
      extra: '추가 보상',
    },
    notes: {
      onItsWay:
        '환불액은 결제하신 수단으로 돌려드리며, 입금 시점은 결제사에 따라 다릅니다. 환불을 보내면 다시 메일로 알려 드립니다.',
      extra: '추가 보상은 고객센터에서 별도로 지급해 드리며, 따로 연락드리겠습니다.',
    },
  },
  ENG: {
    subjects: {
      requested: 'We have received your cancellation request',
      rejected: 'Your cancellation request was not approved',
      cancelled: 'Your order has been cancelled',
      unpaid: 'Your order was cancelled: the balance was not paid',
      reduced: 'Some travellers of your order have been cancelled',
      organiser: 'Your trip has been cancelled by its organiser',
    },
    bodies: {
      requested:
        'We will look into it and tell you by email. What counts is the moment you asked: the amounts below do not change while you wait. Until we decide, you can withdraw the request on the page of your order.',
      rejected:
        'We are sorry, but we could not approve your request. Your order stands as it was, and nothing is refunded.',
      cancelled: 'Your order has been cancelled and its seats have been released.',
      unpaid:
        'The balance was not paid in time. Your order has been cancelled and its seats have been released.',
      reduced: 'Some travellers have been cancelled. Those named below travel as booked.',
      organiser:
        'We are very sorry: this trip will not take place. Everything you paid for it goes back to you.',
    },
    labels: {
      leaving: 'To be cancelled',
      staying: 'Still travelling',
      reason: 'Your reason',
      answer: 'Our answer',
      organiserReason: 'Why it was cancelled',
      pct: 'Refund rate',
      charged: 'Paid',
      refunded: 'Refund',
      kept: 'Cancellation fee',
      extra: 'Compensation on top',
    },
    notes: {
      onItsWay:
        'The refund goes to your original payment method; how long it takes depends on your payment provider. We will email you again when it has been sent.',
      extra: 'Our travel desk pays the compensation separately and will contact you.',
    },
  },
  JPN: {
    subjects: {
      requested: 'キャンセルのお申し込みを受け付けました',
      rejected: 'キャンセルを承ることができませんでした',
      cancelled: 'ご注文をキャンセルしました',
      unpaid: '残金のお支払いがなく、ご注文はキャンセルとなりました',
      reduced: '一部の旅行者をキャンセルしました',
      organiser: '主催者の都合により、ご旅行が中止になりました',
    },
    bodies: {
      requested:
        '内容を確認し、結果をメールでお知らせします。返金額はお申し込みの時点で決まり、以下の金額は確認にかかる時間によって変わりません。結果が出るまでは、ご注文のページでお申し込みを取り下げられます。',
      rejected:
        '申し訳ございませんが、今回のキャンセルは承れませんでした。ご注文はそのまま有効で、返金はございません。',
      cancelled: 'ご注文をキャンセルし、お席を解放しました。',
      unpaid: '期限までに残金のお支払いがなかったため、ご注文をキャンセルし、お席を解放しました。',
      reduced: '一部の方のご予約をキャンセルしました。以下の方のご予定に変更はありません。',
      organiser:
        '誠に申し訳ございませんが、今回のご旅行は催行されません。お支払いいただいた金額は全額返金いたします。',
    },
    labels: {
      leaving: 'キャンセルする旅行者',
      staying: '引き続き参加する方',
      reason: 'キャンセルの理由',
      answer: 'カスタマーデスクからの回答',
      organiserReason: '中止の理由',
      pct: '返金率',
      charged: 'お支払い額',
      refunded: '返金額',
      kept: 'キャンセル料',
      extra: '追加の補償',
    },
    notes: {
      onItsWay:
        '返金はお支払いと同じ方法で行い、着金の時期は決済会社によって異なります。返金の手続きが済みましたら、あらためてメールでお知らせします。',
      extra: '追加の補償はカスタマーデスクから別途お支払いします。あらためてご連絡いたします。',
    },
  },
  VTN: {
    subjects: {
      requested: 'Chúng tôi đã nhận yêu cầu hủy của bạn',
      rejected: 'Yêu cầu hủy của bạn không được chấp nhận',
      cancelled: 'Đơn hàng của bạn đã được hủy',
      unpaid: 'Đơn hàng bị hủy vì chưa thanh toán phần còn lại',
      reduced: 'Một số hành khách trong đơn hàng đã được hủy',
      organiser: 'Chuyến đi đã bị đơn vị tổ chức hủy',
    },
    bodies: {
      requested:
        'Chúng tôi sẽ xem xét và báo kết quả qua email. Số tiền hoàn được tính theo thời điểm bạn gửi yêu cầu và không thay đổi trong lúc chờ. Trước khi có kết quả, bạn có thể rút lại yêu cầu trên trang đơn hàng.',
      rejected:
        'Rất tiếc, chúng tôi không thể chấp nhận yêu cầu này. Đơn hàng của bạn vẫn giữ nguyên và không có khoản hoàn tiền nào.',
      cancelled: 'Đơn hàng đã được hủy và chỗ của bạn đã được trả lại.',
      unpaid:
        'Phần còn lại không được thanh toán đúng hạn. Đơn hàng đã bị hủy và chỗ của bạn đã được trả lại.',
      reduced: 'Một số hành khách đã được hủy. Những người có tên dưới đây vẫn đi như đã đặt.',
      organiser:
        'Chúng tôi rất xin lỗi: chuyến đi này sẽ không diễn ra. Bạn sẽ được hoàn lại toàn bộ số tiền đã trả.',
    },
    labels: {
      leaving: 'Hành khách muốn hủy',
      staying: 'Hành khách vẫn đi',
      reason: 'Lý do của bạn',
      answer: 'Trả lời của chúng tôi',
      organiserReason: 'Lý do hủy',
      pct: 'Tỷ lệ hoàn tiền',
      charged: 'Đã thanh toán',
      refunded: 'Số tiền hoàn',
      kept: 'Phí hủy',
      extra: 'Bồi thường thêm',
    },
    notes: {
      onItsWay:
        'Tiền được hoàn qua đúng phương thức bạn đã thanh toán; thời gian nhận tiền tùy thuộc đơn vị thanh toán. Chúng tôi sẽ gửi email khi đã hoàn tiền.',
      extra: 'Khoản bồi thường thêm được bộ phận hỗ trợ chi trả riêng và chúng tôi sẽ liên hệ với bạn.',
    },
  },
};
