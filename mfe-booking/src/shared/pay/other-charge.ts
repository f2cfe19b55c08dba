import type { PayType } from '@narae/contracts';
import type { Payable } from './payable.ts';

/** What a method charges, where that is another currency than the order's (PAY-10). */
export const otherCharge = (
  { other_charges }: Pick<Payable, 'other_charges'>,
  payType: PayType | null,
): Payable['other_charges'][number] | undefined => other_charges.find(({ pay_type }) => pay_type === payType);
