import type { OrderDetail, PayType } from '@narae/contracts';

/** What a method charges, where that is another currency than the order's (PAY-10). */
export const otherCharge = (
  { other_charges }: Pick<OrderDetail, 'other_charges'>,
  payType: PayType | null,
): OrderDetail['other_charges'][number] | undefined =>
  other_charges.find(({ pay_type }) => pay_type === payType);
