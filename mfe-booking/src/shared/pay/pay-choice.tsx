import type { PayType } from '@narae/contracts';
import { payTypeName } from '@narae/rules';
import { useFormat, useLocale, useT } from '@narae/shell-sdk';
import { ChoiceGroup, IconPayAlipay, IconPayPaypal, IconPayUnion, IconPayWechat, RadioCard } from '@narae/ui';
import type { ReactNode, Ref } from 'react';
import { namespace } from '../../texts.ts';
import { otherCharge, type Payable } from './use-pay.ts';

const icons = {
  P: IconPayPaypal,
  A: IconPayAlipay,
  W: IconPayWechat,
  U: IconPayUnion,
} as const satisfies Record<PayType, object>;

interface PayChoiceProps {
  readonly booking: Pick<Payable, 'pay_types' | 'other_charges' | 'total_price' | 'prod_price_tp'>;
  readonly value: PayType | null;
  readonly error: string | undefined;
  readonly onChange: (payType: PayType) => void;
  /** It gets the focus when no method was chosen. */
  readonly ref: Ref<HTMLInputElement>;
}

/** Methods depend on the language (PAY-1); a charge in another currency is shown first (PAY-10). */
export function PayChoice({ booking, value, error, onChange, ref }: PayChoiceProps): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { lanTp } = useLocale();
  const noteOf = (payType: PayType): string | undefined => {
    const charged = otherCharge(booking, payType);
    return (
      charged &&
      t('pay_union_charge', {
        charge: format.money(charged.amount, charged.currency),
        amount: format.money(booking.total_price, booking.prod_price_tp),
      })
    );
  };
  return (
    <ChoiceGroup legend={t('pay_method')} error={error}>
      {booking.pay_types.map((payType, at) => {
        const Icon = icons[payType];
        return (
          <RadioCard
            key={payType}
            ref={at === 0 ? ref : undefined}
            name="pay_type"
            checked={value === payType}
            onChange={() => onChange(payType)}
            title={payTypeName(payType, lanTp)}
            note={noteOf(payType)}
            aside={<Icon size={32} />}
          />
        );
      })}
    </ChoiceGroup>
  );
}
