import type { LanTp, RefundReason } from '@narae/contracts';
import type { MailTexts } from '../parts/mail-parts.ts';

export type RefundMailReason = RefundReason | 'part-cancelled' | 'organiser-cancelled' | 'changed';

/** In every language of the shop (ORDER-8). */
export const refundMailTexts: Readonly<Record<LanTp, MailTexts<RefundMailReason>>> = {
  CHN: {
    subjects: {
      'change-over': '更改未完成，款项已退回',
      'seats-lost': '名额已满，款项已退回',
      'paid-twice': '重复付款已退回',
      'amount-differs': '金额不一致，款项已退回',
      'order-changed': '订单已变更，款项已退回',
      'order-removed': '订单已删除，款项已退回',
      'trip-closed': '行程已停止预订，款项已退回',
      cancelled: '退款已完成',
      'part-cancelled': '部分退款已完成',
      'organiser-cancelled': '主办方取消了行程，退款已完成',
      changed: '订单差额已退回',
      unconfirmed: '付款未获确认，已为您取消',
    },
    bodies: {
      'change-over':
        '您的付款到达时，这项更改已被放弃、已过期，或订单已有变动，因此未能更改。款项已原路全额退回，到账时间以支付机构为准。您的行程不受影响，如仍需更改，请重新操作。',
      'seats-lost':
        '您的付款在名额保留时间结束后才到达，当时名额已满。款项已原路全额退回，到账时间以支付机构为准。该订单因此未能成行，我们深表歉意。',
      'paid-twice':
        '该订单此前已完成付款，多付的一笔已原路全额退回，到账时间以支付机构为准。您的行程不受影响。',
      'amount-differs':
        '您的付款到达时，订单金额已经变动，与付款金额不一致。款项已原路全额退回，到账时间以支付机构为准。如仍想出行，请核对订单后重新付款。',
      'order-changed':
        '您的付款到达时，该订单已被修改，需要重新确认。款项已原路全额退回，到账时间以支付机构为准。如仍想出行，请重新确认订单后付款。',
      'order-removed':
        '您的付款到达时，该订单已被删除。款项已原路全额退回，到账时间以支付机构为准。如仍想出行，请重新下单付款。',
      'trip-closed':
        '您的付款到达时，该行程已停止预订。款项已原路全额退回，到账时间以支付机构为准。该订单因此未能成行，我们深表歉意。',
      cancelled: '该订单已取消，应退金额已原路退回，到账时间以支付机构为准。',
      'part-cancelled':
        '该订单中取消的部分应退金额已原路退回，到账时间以支付机构为准。其余同行者的行程不受影响。',
      'organiser-cancelled':
        '主办方取消了本次行程。您支付的款项已原路退回，到账时间以支付机构为准。给您带来不便，我们深表歉意。',
      changed: '该订单按您的要求变更后金额减少，差额已原路退回，到账时间以支付机构为准。您的行程不受影响。',
      unconfirmed:
        '支付机构未能按订单确认这笔付款，我们已将其取消，该订单尚未付款。如已扣款，款项将原路全额退回，到账时间以支付机构为准。如仍想出行，请重新付款。',
    },
  },
  KOR: {
    subjects: {
      'change-over': '변경이 완료되지 않아 결제 금액을 환불했습니다',
      'seats-lost': '좌석이 마감되어 결제 금액을 환불했습니다',
      'paid-twice': '중복 결제된 금액을 환불했습니다',
      'amount-differs': '결제 금액이 주문과 달라 환불했습니다',
      'order-changed': '주문이 변경되어 결제 금액을 환불했습니다',
      'order-removed': '삭제된 주문의 결제 금액을 환불했습니다',
      'trip-closed': '예약이 마감되어 결제 금액을 환불했습니다',
      cancelled: '환불이 완료되었습니다',
      'part-cancelled': '일부 환불이 완료되었습니다',
      'organiser-cancelled': '주최 측 사정으로 취소되어 환불이 완료되었습니다',
      changed: '차액 환불이 완료되었습니다',
      unconfirmed: '결제가 확인되지 않아 취소했습니다',
    },
    bodies: {
      'change-over':
        '결제가 도착했을 때 이 변경은 취소되었거나 기한이 지났거나 주문이 달라져 반영할 수 없었습니다. 결제하신 수단으로 전액 환불했으며 입금 시점은 결제사에 따라 다릅니다. 예약은 그대로 유지되며, 변경을 원하시면 다시 진행해 주세요.',
      'seats-lost':
        '좌석 확보 시간이 지난 뒤에 결제가 도착했고, 남은 좌석이 없었습니다. 결제하신 수단으로 전액 환불했으며 입금 시점은 결제사에 따라 다릅니다. 이 주문의 여행은 진행되지 않습니다. 불편을 드려 죄송합니다.',
      'paid-twice':
        '이미 결제가 끝난 주문이어서 나중에 결제된 금액을 전액 환불했습니다. 입금 시점은 결제사에 따라 다르며, 예약은 그대로 유지됩니다.',
      'amount-differs':
        '결제가 도착했을 때 주문 금액이 바뀌어 결제하신 금액과 맞지 않았습니다. 결제하신 수단으로 전액 환불했으며 입금 시점은 결제사에 따라 다릅니다. 여행을 원하시면 주문 내용을 확인한 뒤 다시 결제해 주세요.',
      'order-changed':
        '결제가 도착했을 때 주문이 변경되어 다시 확정해야 하는 상태였습니다. 결제하신 수단으로 전액 환불했으며 입금 시점은 결제사에 따라 다릅니다. 여행을 원하시면 주문을 다시 확정하고 결제해 주세요.',
      'order-removed':
        '결제가 도착했을 때 주문이 이미 삭제되어 있었습니다. 결제하신 수단으로 전액 환불했으며 입금 시점은 결제사에 따라 다릅니다. 여행을 원하시면 다시 주문해 주세요.',
      'trip-closed':
        '결제가 도착했을 때 이 상품의 예약이 이미 마감되어 있었습니다. 결제하신 수단으로 전액 환불했으며 입금 시점은 결제사에 따라 다릅니다. 이 주문의 여행은 진행되지 않습니다. 불편을 드려 죄송합니다.',
      cancelled:
        '주문이 취소되어 환불 금액을 결제하신 수단으로 돌려드렸습니다. 입금 시점은 결제사에 따라 다릅니다.',
      'part-cancelled':
        '주문에서 취소하신 인원의 환불 금액을 결제하신 수단으로 돌려드렸습니다. 입금 시점은 결제사에 따라 다릅니다. 나머지 분들의 여행은 그대로 진행됩니다.',
      'organiser-cancelled':
        '주최 측 사정으로 이번 여행이 취소되어 결제하신 수단으로 환불했습니다. 입금 시점은 결제사에 따라 다릅니다. 불편을 드려 죄송합니다.',
      changed:
        '요청하신 변경으로 주문 금액이 줄어 차액을 결제하신 수단으로 돌려드렸습니다. 입금 시점은 결제사에 따라 다르며, 예약은 그대로 유지됩니다.',
      unconfirmed:
        '결제사에서 이 결제를 주문대로 확인해 주지 않아 저희가 취소했습니다. 주문은 아직 결제되지 않은 상태입니다. 금액이 빠져나갔다면 결제하신 수단으로 전액 환불되며 입금 시점은 결제사에 따라 다릅니다. 여행을 원하시면 다시 결제해 주세요.',
    },
  },
  ENG: {
    subjects: {
      'change-over': 'Your change was not made: your payment has been refunded',
      'seats-lost': 'Sold out: your payment has been refunded',
      'paid-twice': 'Your second payment has been refunded',
      'amount-differs': 'The amount no longer matched: your payment has been refunded',
      'order-changed': 'Your order had changed: your payment has been refunded',
      'order-removed': 'Your order had been deleted: your payment has been refunded',
      'trip-closed': 'Booking had closed: your payment has been refunded',
      cancelled: 'Your refund is complete',
      'part-cancelled': 'Part of your order has been refunded',
      'organiser-cancelled': 'The organiser cancelled: your payment has been refunded',
      changed: 'The difference has been refunded',
      unconfirmed: 'Your payment was not confirmed and has been cancelled',
    },
    bodies: {
      'change-over':
        'When your payment arrived, this change had been discarded, its time had ended or the order had changed, so it could not be made. We have refunded it in full to your original payment method; how long it takes depends on your payment provider. Your trip is not affected. If you would still like to change it, please start again.',
      'seats-lost':
        'Your payment arrived after your seats were no longer held, and no seats were left. We have refunded it in full to your original payment method; how long it takes depends on your payment provider. This order will not go ahead. We are sorry.',
      'paid-twice':
        'This order had already been paid, so we have refunded the second payment in full to your original payment method; how long it takes depends on your payment provider. Your trip is not affected.',
      'amount-differs':
        'When your payment arrived, the price of the order had changed and no longer matched it. We have refunded it in full to your original payment method; how long it takes depends on your payment provider. If you would still like to travel, please check the order and pay again.',
      'order-changed':
        'When your payment arrived, the order had been changed and had to be confirmed again. We have refunded it in full to your original payment method; how long it takes depends on your payment provider. If you would still like to travel, please confirm the order again and pay.',
      'order-removed':
        'When your payment arrived, the order had been deleted. We have refunded it in full to your original payment method; how long it takes depends on your payment provider. If you would still like to travel, please place the order again.',
      'trip-closed':
        'When your payment arrived, booking for this trip had closed. We have refunded it in full to your original payment method; how long it takes depends on your payment provider. This order will not go ahead. We are sorry.',
      cancelled:
        'This order has been cancelled and the refund has been sent to your original payment method; how long it takes depends on your payment provider.',
      'part-cancelled':
        'Part of this order has been cancelled and the refund for it has been sent to your original payment method; how long it takes depends on your payment provider. The trip of everybody else in your party is not affected.',
      'organiser-cancelled':
        'The organiser has cancelled this trip. We have refunded your payment to your original payment method; how long it takes depends on your payment provider. We are sorry.',
      changed:
        'The change you asked for made this order cheaper, and the difference has been sent to your original payment method; how long it takes depends on your payment provider. Your trip is not affected.',
      unconfirmed:
        'The payment provider did not confirm this payment as we had asked for it, so we have cancelled it. Your order is not paid yet. If the amount was taken, it goes back in full to your original payment method; how long it takes depends on your payment provider. If you would still like to travel, please pay again.',
    },
  },
  JPN: {
    subjects: {
      'change-over': '変更が完了しなかったため、お支払いを返金しました',
      'seats-lost': '満席のため、お支払いを返金しました',
      'paid-twice': '重複したお支払いを返金しました',
      'amount-differs': '金額が一致しないため、お支払いを返金しました',
      'order-changed': 'ご注文が変更されたため、お支払いを返金しました',
      'order-removed': 'ご注文が削除されていたため、お支払いを返金しました',
      'trip-closed': '受付が終了していたため、お支払いを返金しました',
      cancelled: '返金が完了しました',
      'part-cancelled': '一部返金が完了しました',
      'organiser-cancelled': '主催者都合による中止のため、返金が完了しました',
      changed: '差額の返金が完了しました',
      unconfirmed: 'お支払いを確認できなかったため、取り消しました',
    },
    bodies: {
      'change-over':
        'お支払いが届いた時点で、この変更は取り消されたか期限が過ぎたか、ご注文の内容が変わっていたため、反映できませんでした。お支払いと同じ方法で全額を返金しました。着金の時期は決済会社によって異なります。ご予約に影響はありません。引き続き変更をご希望の場合は、もう一度お手続きください。',
      'seats-lost':
        'お席の確保時間が過ぎた後にお支払いが届き、空席がありませんでした。お支払いと同じ方法で全額を返金しました。着金の時期は決済会社によって異なります。このご注文は成立しません。誠に申し訳ございません。',
      'paid-twice':
        'すでにお支払い済みのご注文のため、後からのお支払いを全額返金しました。着金の時期は決済会社によって異なります。ご予約に影響はありません。',
      'amount-differs':
        'お支払いが届いた時点でご注文の金額が変わっており、お支払いの金額と一致しませんでした。お支払いと同じ方法で全額を返金しました。着金の時期は決済会社によって異なります。引き続きご旅行をご希望の場合は、ご注文内容をご確認のうえ、もう一度お支払いください。',
      'order-changed':
        'お支払いが届いた時点でご注文が変更されており、あらためて確定が必要な状態でした。お支払いと同じ方法で全額を返金しました。着金の時期は決済会社によって異なります。引き続きご旅行をご希望の場合は、ご注文を確定し直してからお支払いください。',
      'order-removed':
        'お支払いが届いた時点でご注文はすでに削除されていました。お支払いと同じ方法で全額を返金しました。着金の時期は決済会社によって異なります。引き続きご旅行をご希望の場合は、あらためてご注文ください。',
      'trip-closed':
        'お支払いが届いた時点で、この商品の受付は終了していました。お支払いと同じ方法で全額を返金しました。着金の時期は決済会社によって異なります。このご注文は成立しません。誠に申し訳ございません。',
      cancelled:
        'ご注文はキャンセルされ、返金額をお支払いと同じ方法でお返ししました。着金の時期は決済会社によって異なります。',
      'part-cancelled':
        'ご注文のうちキャンセルされた分の返金額を、お支払いと同じ方法でお返ししました。着金の時期は決済会社によって異なります。ほかの方のご旅行に影響はありません。',
      'organiser-cancelled':
        '主催者の都合により、このご旅行は中止となりました。お支払いと同じ方法で返金いたしました。着金の時期は決済会社によって異なります。ご迷惑をおかけし、誠に申し訳ございません。',
      changed:
        'ご希望の変更によりご注文の金額が下がったため、差額をお支払いと同じ方法でお返ししました。着金の時期は決済会社によって異なります。ご旅行に影響はありません。',
      unconfirmed:
        '決済会社から、ご注文どおりにお支払いを確認できなかったため、お支払いを取り消しました。ご注文はまだお支払いが済んでいません。すでに引き落とされている場合は、お支払いと同じ方法で全額を返金します。着金の時期は決済会社によって異なります。引き続きご旅行をご希望の場合は、もう一度お支払いください。',
    },
  },
  VTN: {
    subjects: {
      'change-over': 'Thay đổi không thực hiện được, tiền của bạn đã được hoàn lại',
      'seats-lost': 'Đã hết chỗ, tiền của bạn đã được hoàn lại',
      'paid-twice': 'Khoản thanh toán trùng đã được hoàn lại',
      'amount-differs': 'Số tiền không còn khớp, tiền của bạn đã được hoàn lại',
      'order-changed': 'Đơn hàng đã thay đổi, tiền của bạn đã được hoàn lại',
      'order-removed': 'Đơn hàng đã bị xóa, tiền của bạn đã được hoàn lại',
      'trip-closed': 'Chuyến đi đã đóng đặt chỗ, tiền của bạn đã được hoàn lại',
      cancelled: 'Đã hoàn tiền xong',
      'part-cancelled': 'Đã hoàn tiền phần đã hủy',
      'organiser-cancelled': 'Đơn vị tổ chức hủy chuyến: đã hoàn tiền',
      changed: 'Đã hoàn lại tiền chênh lệch',
      unconfirmed: 'Thanh toán chưa được xác nhận và đã được hủy',
    },
    bodies: {
      'change-over':
        'Khi thanh toán của bạn đến, thay đổi này đã bị bỏ, đã hết hạn hoặc đơn hàng đã khác đi nên không thể thực hiện. Chúng tôi đã hoàn lại toàn bộ số tiền qua đúng phương thức bạn đã dùng; thời gian nhận tiền tùy thuộc đơn vị thanh toán. Chuyến đi của bạn không bị ảnh hưởng. Nếu vẫn muốn thay đổi, vui lòng thực hiện lại.',
      'seats-lost':
        'Thanh toán của bạn đến sau khi hết thời gian giữ chỗ và khi đó không còn chỗ trống. Chúng tôi đã hoàn lại toàn bộ số tiền qua đúng phương thức bạn đã dùng; thời gian nhận tiền tùy thuộc đơn vị thanh toán. Đơn hàng này sẽ không được thực hiện. Chúng tôi rất xin lỗi.',
      'paid-twice':
        'Đơn hàng này đã được thanh toán trước đó, vì vậy chúng tôi đã hoàn lại toàn bộ khoản trả sau; thời gian nhận tiền tùy thuộc đơn vị thanh toán. Chuyến đi của bạn không bị ảnh hưởng.',
      'amount-differs':
        'Khi thanh toán của bạn đến, giá của đơn hàng đã thay đổi và không còn khớp với số tiền bạn trả. Chúng tôi đã hoàn lại toàn bộ số tiền qua đúng phương thức bạn đã dùng; thời gian nhận tiền tùy thuộc đơn vị thanh toán. Nếu vẫn muốn đi, vui lòng kiểm tra đơn hàng rồi thanh toán lại.',
      'order-changed':
        'Khi thanh toán của bạn đến, đơn hàng đã được thay đổi và cần được xác nhận lại. Chúng tôi đã hoàn lại toàn bộ số tiền qua đúng phương thức bạn đã dùng; thời gian nhận tiền tùy thuộc đơn vị thanh toán. Nếu vẫn muốn đi, vui lòng xác nhận lại đơn hàng rồi thanh toán.',
      'order-removed':
        'Khi thanh toán của bạn đến, đơn hàng đã bị xóa. Chúng tôi đã hoàn lại toàn bộ số tiền qua đúng phương thức bạn đã dùng; thời gian nhận tiền tùy thuộc đơn vị thanh toán. Nếu vẫn muốn đi, vui lòng đặt lại đơn hàng.',
      'trip-closed':
        'Khi thanh toán của bạn đến, chuyến đi đã đóng đặt chỗ. Chúng tôi đã hoàn lại toàn bộ số tiền qua đúng phương thức bạn đã dùng; thời gian nhận tiền tùy thuộc đơn vị thanh toán. Đơn hàng này sẽ không được thực hiện. Chúng tôi rất xin lỗi.',
      cancelled:
        'Đơn hàng đã được hủy và số tiền hoàn đã được gửi qua đúng phương thức bạn đã dùng; thời gian nhận tiền tùy thuộc đơn vị thanh toán.',
      'part-cancelled':
        'Một phần đơn hàng này đã được hủy và số tiền hoàn cho phần đó đã được gửi qua đúng phương thức bạn đã dùng; thời gian nhận tiền tùy thuộc đơn vị thanh toán. Chuyến đi của những người còn lại không bị ảnh hưởng.',
      'organiser-cancelled':
        'Đơn vị tổ chức đã hủy chuyến đi này. Chúng tôi đã hoàn tiền qua đúng phương thức bạn đã dùng; thời gian nhận tiền tùy thuộc đơn vị thanh toán. Chúng tôi thành thật xin lỗi.',
      changed:
        'Thay đổi theo yêu cầu của bạn làm giá trị đơn hàng giảm và số tiền chênh lệch đã được gửi qua đúng phương thức bạn đã dùng; thời gian nhận tiền tùy thuộc đơn vị thanh toán. Chuyến đi của bạn không bị ảnh hưởng.',
      unconfirmed:
        'Đơn vị thanh toán chưa xác nhận khoản thanh toán này đúng như đơn hàng nên chúng tôi đã hủy nó. Đơn hàng của bạn vẫn chưa được thanh toán. Nếu tiền đã bị trừ, toàn bộ số tiền sẽ được hoàn lại qua đúng phương thức bạn đã dùng; thời gian nhận tiền tùy thuộc đơn vị thanh toán. Nếu vẫn muốn đi, vui lòng thanh toán lại.',
    },
  },
};
