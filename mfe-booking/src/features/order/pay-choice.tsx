import type { PayType } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { ChoiceGroup, IconPayAlipay, IconPayPaypal, IconPayUnion, IconPayWechat, RadioCard } from '@narae/ui';
import type { ReactNode, Ref } from 'react';
import { namespace } from '../../texts.ts';

const methods = {
  P: { label: 'pay_paypal', Icon: IconPayPaypal },
  A: { label: 'pay_alipay', Icon: IconPayAlipay },
  W: { label: 'pay_wechat', Icon: IconPayWechat },
  U: { label: 'pay_union', Icon: IconPayUnion },
} as const satisfies Record<PayType, object>;

interface PayChoiceProps {
  readonly payTypes: readonly PayType[];
  readonly value: PayType | null;
  readonly error: string | undefined;
  readonly onChange: (payType: PayType) => void;
  /** The first method: where the focus goes when none was chosen. */
  readonly ref: Ref<HTMLInputElement>;
}

/** The methods offered in this language (PAY-1). */
export function PayChoice({ payTypes, value, error, onChange, ref }: PayChoiceProps): ReactNode {
  const t = useT(namespace);
  return (
    <ChoiceGroup legend={t('pay_method')} error={error}>
      {payTypes.map((payType, at) => {
        const { label, Icon } = methods[payType];
        return (
          <RadioCard
            key={payType}
            ref={at === 0 ? ref : undefined}
            name="pay_type"
            checked={value === payType}
            onChange={() => onChange(payType)}
            title={t(label)}
            aside={<Icon size={32} />}
          />
        );
      })}
    </ChoiceGroup>
  );
}
