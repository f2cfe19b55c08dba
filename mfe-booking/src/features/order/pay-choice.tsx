import type { PayType } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { ChoiceGroup, IconPayAlipay, IconPayPaypal, IconPayUnion, IconPayWechat, RadioCard } from '@narae/ui';
import type { ReactNode } from 'react';
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
}

/** The methods offered in this language (PAY-1). */
export function PayChoice({ payTypes, value, error, onChange }: PayChoiceProps): ReactNode {
  const t = useT(namespace);
  return (
    <ChoiceGroup legend={t('pay_method')} error={error}>
      {payTypes.map((payType) => {
        const { label, Icon } = methods[payType];
        return (
          <RadioCard
            key={payType}
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
