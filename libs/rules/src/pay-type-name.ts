import type { LanTp, PayType } from '@narae/contracts';

/** Names of the payment methods where they differ from their brand's own spelling. */
const localNames: Readonly<Partial<Record<LanTp, Readonly<Record<PayType, string>>>>> = {
  CHN: { P: 'PayPal', A: '支付宝', W: '微信支付', U: '银联（UnionPay）' },
  KOR: { P: '페이팔', A: '알리페이', W: '위챗페이', U: '유니온페이' },
  JPN: { P: 'PayPal', A: 'Alipay（アリペイ）', W: 'WeChat Pay', U: '銀聯（UnionPay）' },
};
const brandNames: Readonly<Record<PayType, string>> = {
  P: 'PayPal',
  A: 'Alipay',
  W: 'WeChat Pay',
  U: 'UnionPay',
};

/** A payment method as a shopper of that language calls it. */
export const payTypeName = (payType: PayType, lanTp: LanTp): string =>
  (localNames[lanTp] ?? brandNames)[payType];
