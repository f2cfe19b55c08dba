import type { DueKind, LanTp } from '@narae/contracts';
import type { MailTexts } from '../parts/mail-parts.ts';

/** The order, its deposit or balance, or a change. */
export type PaymentMailReason = 'paid' | 'deposit' | DueKind;

/** In every language of the shop (ORDER-8). */
export const paymentMailTexts: Readonly<Record<LanTp, MailTexts<PaymentMailReason>>> = {
  CHN: {
    subjects: {
      paid: '付款成功，您的行程已确认',
      'name-fee': '姓名已更改',
      extras: '加选项目与房型已更改',
      deposit: '定金已支付，行程已确认',
      balance: '尾款已付清',
    },
    bodies: {
      paid: '我们已收到您的付款，名额已为您保留。出发前请再次确认护照等资料。',
      'name-fee': '我们已收到更改姓名的费用，订单上的姓名已更新。请确认与护照一致，如护照不同，请重新上传。',
      extras: '我们已收到差额，订单的加选项目与房型已更新。',
      deposit: '我们已收到您的定金，名额已为您保留。请在截止日期前在订单页面支付尾款，我们会提前提醒您。',
      balance: '我们已收到尾款，您的订单已全部付清。',
    },
  },
  KOR: {
    subjects: {
      paid: '결제가 완료되어 예약이 확정되었습니다',
      'name-fee': '여행자 이름을 변경했습니다',
      extras: '옵션과 객실을 변경했습니다',
      deposit: '예약금이 결제되어 예약이 확정되었습니다',
      balance: '잔금 결제가 완료되었습니다',
    },
    bodies: {
      paid: '결제를 확인했으며 좌석을 확보해 두었습니다. 출발 전에 여권 등 서류를 다시 한번 확인해 주세요.',
      'name-fee':
        '이름 변경 수수료 결제를 확인하고 주문의 이름을 바꾸었습니다. 여권과 같은지 확인하시고, 여권이 달라졌다면 다시 올려 주세요.',
      extras: '차액 결제를 확인하고 주문의 옵션과 객실을 변경했습니다.',
      deposit:
        '예약금 결제를 확인했으며 좌석을 확보해 두었습니다. 기한까지 주문 페이지에서 잔금을 결제해 주세요. 기한 전에 다시 알려 드리겠습니다.',
      balance: '잔금 결제를 확인했습니다. 주문 금액이 모두 결제되었습니다.',
    },
  },
  ENG: {
    subjects: {
      paid: 'Payment received, your trip is confirmed',
      'name-fee': 'The name on your order has been changed',
      extras: 'Your extras and rooms have been changed',
      deposit: 'Deposit received, your trip is confirmed',
      balance: 'Balance received, your trip is paid',
    },
    bodies: {
      paid: 'We have received your payment and your seats are confirmed. Please check your passport and documents once more before departure.',
      'name-fee':
        'We have received the fee and changed the name on your order. Please check that it matches the passport, and upload the passport again if it is another one.',
      extras: 'We have received the difference and changed the extras and rooms of your order.',
      deposit:
        'We have received your deposit and your seats are confirmed. Please pay the balance by its day on the page of your order; we will remind you before.',
      balance: 'We have received the balance. Your order is paid in full.',
    },
  },
  JPN: {
    subjects: {
      paid: 'お支払いが完了し、ご予約が確定しました',
      'name-fee': 'お名前の変更が完了しました',
      extras: 'オプション・お部屋の変更が完了しました',
      deposit: '予約金のお支払いが完了し、ご予約が確定しました',
      balance: '残金のお支払いが完了しました',
    },
    bodies: {
      paid: 'お支払いを確認し、お席を確保しました。ご出発前にパスポートなどの書類をもう一度ご確認ください。',
      'name-fee':
        '変更手数料のお支払いを確認し、ご注文のお名前を変更しました。パスポートと一致しているかご確認のうえ、パスポートが変わった場合は再度アップロードしてください。',
      extras: '差額のお支払いを確認し、ご注文のオプション・お部屋を変更しました。',
      deposit:
        '予約金のお支払いを確認し、お席を確保しました。残金は期限までにご注文のページからお支払いください。期限の前にあらためてお知らせします。',
      balance: '残金のお支払いを確認しました。ご注文の代金はすべてお支払い済みです。',
    },
  },
  VTN: {
    subjects: {
      paid: 'Đã nhận thanh toán, chuyến đi của bạn đã được xác nhận',
      'name-fee': 'Đã đổi tên hành khách',
      extras: 'Đã thay đổi dịch vụ thêm và phòng',
      deposit: 'Đã nhận tiền đặt cọc, chuyến đi của bạn đã được xác nhận',
      balance: 'Đã nhận phần thanh toán còn lại',
    },
    bodies: {
      paid: 'Chúng tôi đã nhận được thanh toán và giữ chỗ cho bạn. Vui lòng kiểm tra lại hộ chiếu và giấy tờ trước ngày khởi hành.',
      'name-fee':
        'Chúng tôi đã nhận phí đổi tên và cập nhật tên trên đơn hàng. Vui lòng kiểm tra tên có khớp với hộ chiếu không và tải lại hộ chiếu nếu đã đổi.',
      extras: 'Chúng tôi đã nhận khoản chênh lệch và cập nhật dịch vụ thêm và phòng trong đơn hàng.',
      deposit:
        'Chúng tôi đã nhận tiền đặt cọc và giữ chỗ cho bạn. Vui lòng thanh toán phần còn lại đúng hạn trên trang đơn hàng; chúng tôi sẽ nhắc bạn trước.',
      balance: 'Chúng tôi đã nhận phần còn lại. Đơn hàng của bạn đã được thanh toán đủ.',
    },
  },
};
