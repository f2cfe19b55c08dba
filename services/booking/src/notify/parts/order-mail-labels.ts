import type { LanTp } from '@narae/contracts';

interface OrderMailLabels {
  readonly greeting: (name: string) => string;
  readonly orderNumber: string;
  readonly product: string;
  readonly date: string;
  readonly place: string;
  readonly meetingPoint: string;
  readonly map: string;
  /** Participants of an extra, or guests of a kind of room. */
  readonly persons: (count: number) => string;
  readonly amount: string;
  readonly price: string;
  /** Where the currency is not the order's. */
  readonly charged: string;
  readonly method: string;
  readonly refund: string;
  /** Until the end of a day. */
  readonly until: (day: string) => string;
  readonly grace: (hours: number, days: number) => string;
  readonly cancelling: string;
  readonly reference: string;
  readonly find: string;
  readonly toOrder: string;
  readonly closing: string;
}

/** In every language of the shop (ORDER-8). */
export const orderMailLabels: Readonly<Record<LanTp, OrderMailLabels>> = {
  CHN: {
    greeting: (name) => `${name}，您好：`,
    orderNumber: '订单编号',
    product: '商品',
    date: '日期',
    place: '地点',
    meetingPoint: '集合地点',
    map: '打开地图',
    persons: (count) => `${count}名`,
    amount: '金额',
    price: '价格明细',
    charged: '实际扣款',
    method: '支付方式',
    refund: '取消时的退款比例',
    until: (day) => `${day}及之前`,
    grace: (hours, days) => `预订后${hours}小时内、且距活动${days}天以上取消，可全额退款。`,
    cancelling: '付款后可在“个人中心”申请取消。日期按韩国时间计算。',
    reference: '支付编号',
    find: '在“个人中心”查看',
    toOrder: '查看订单详情',
    closing: '感谢您选择Narae。',
  },
  KOR: {
    greeting: (name) => `${name}님, 안녕하세요.`,
    orderNumber: '주문 번호',
    product: '상품',
    date: '날짜',
    place: '장소',
    meetingPoint: '만나는 곳',
    map: '지도에서 보기',
    persons: (count) => `${count}명`,
    amount: '금액',
    price: '결제 내역',
    charged: '실제 결제 금액',
    method: '결제 방법',
    refund: '취소 시 환불 비율',
    until: (day) => `${day}까지`,
    grace: (hours, days) => `예매 후 ${hours}시간 이내에 취소하면 공연 ${days}일 전까지 전액 환불됩니다.`,
    cancelling: '결제 후에는 내 정보에서 취소를 요청할 수 있습니다. 날짜는 한국 시간을 기준으로 합니다.',
    reference: '결제 번호',
    find: '내 정보에서 확인하기',
    toOrder: '주문 내역 보기',
    closing: '나래를 이용해 주셔서 감사합니다.',
  },
  ENG: {
    greeting: (name) => `Dear ${name},`,
    orderNumber: 'Order number',
    product: 'Product',
    date: 'Date',
    place: 'Place',
    meetingPoint: 'Meeting point',
    map: 'Open the map',
    persons: (count) => (count === 1 ? '1 person' : `${count} people`),
    amount: 'Amount',
    price: 'Price',
    charged: 'Charged',
    method: 'Payment method',
    refund: 'Refund if you cancel',
    until: (day) => `Until ${day}`,
    grace: (hours, days) =>
      `Within ${hours} hours of booking you get everything back, until ${days} days before.`,
    cancelling: 'Once paid, you can ask to cancel under My info. Days are counted in Korean time.',
    reference: 'Payment reference',
    find: 'See it under My info',
    toOrder: 'See your order',
    closing: 'Thank you for choosing Narae.',
  },
  JPN: {
    greeting: (name) => `${name} 様`,
    orderNumber: 'ご注文番号',
    product: '商品',
    date: '日程',
    place: '場所',
    meetingPoint: '集合場所',
    map: '地図で見る',
    persons: (count) => `${count}名`,
    amount: '金額',
    price: '料金の内訳',
    charged: 'ご請求額',
    method: 'お支払い方法',
    refund: 'キャンセル時の返金率',
    until: (day) => `${day}まで`,
    grace: (hours, days) => `ご予約から${hours}時間以内のキャンセルは、公演の${days}日前まで全額返金します。`,
    cancelling:
      'お支払い後は、マイページからキャンセルをお申し込みいただけます。日付は韓国時間を基準とします。',
    reference: '決済番号',
    find: 'マイページで確認する',
    toOrder: 'ご注文の詳細を見る',
    closing: 'Naraeをご利用いただき、ありがとうございます。',
  },
  VTN: {
    greeting: (name) => `Xin chào ${name},`,
    orderNumber: 'Mã đơn hàng',
    product: 'Sản phẩm',
    date: 'Ngày',
    place: 'Địa điểm',
    meetingPoint: 'Điểm hẹn',
    map: 'Xem bản đồ',
    persons: (count) => `${count} người`,
    amount: 'Số tiền',
    price: 'Chi tiết giá',
    charged: 'Số tiền thanh toán',
    method: 'Phương thức thanh toán',
    refund: 'Hoàn tiền khi hủy',
    until: (day) => `Đến hết ${day}`,
    grace: (hours, days) =>
      `Hủy trong vòng ${hours} giờ sau khi đặt, chậm nhất ${days} ngày trước ngày diễn, bạn được hoàn toàn bộ.`,
    cancelling:
      'Sau khi thanh toán, bạn có thể yêu cầu hủy trong Tài khoản. Ngày được tính theo giờ Hàn Quốc.',
    reference: 'Mã thanh toán',
    find: 'Xem trong mục Tài khoản',
    toOrder: 'Xem đơn hàng',
    closing: 'Cảm ơn bạn đã chọn Narae.',
  },
};
