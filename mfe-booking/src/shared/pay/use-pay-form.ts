import type { PayType } from '@narae/contracts';
import { toast, useT } from '@narae/shell-sdk';
import { useRef, useState } from 'react';
import { otherCharge, type Payable, type PayEvents, usePay } from './use-pay.ts';

const nothingToSave = (): Promise<boolean> => Promise.resolve(true);

/** What is missing of method and consent is shown and focused (PAY-16). */
export function usePayForm(payable: Payable, events: PayEvents) {
  const errors = useT('errors');
  const { pay_types } = payable;
  const only = pay_types.length === 1 ? (pay_types[0] ?? null) : null;
  const [chosen, choose] = useState<PayType | null>(null);
  // Methods depend on the currency.
  const payType = chosen && pay_types.includes(chosen) ? chosen : only;
  const [agreed, agree] = useState(false);
  const [tried, setTried] = useState(false);
  const methods = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const { saveFirst = nothingToSave } = events;
  const { pay, ...paying } = usePay(payable, events);

  const send = (): void => {
    setTried(true);
    const saved = saveFirst();
    if (!saved) return;
    if (payType && agreed) return void pay(payType, saved);
    const [field, key] = payType
      ? ([consent, 'pay_consent_input'] as const)
      : ([methods, 'pay_choice_input'] as const);
    field.current?.focus();
    toast.show({ key, kind: 'warning', beside: true });
  };

  return {
    ...paying,
    send,
    /** The charge, if its currency differs (PAY-10). */
    other: otherCharge(payable, payType),
    choice: {
      ref: methods,
      booking: payable,
      value: payType,
      error: tried && !payType ? errors('pay_choice_input') : undefined,
      onChange: choose,
    },
    before: {
      ref: consent,
      agreed,
      error: tried && !agreed ? errors('pay_consent_input') : undefined,
      onAgree: agree,
    },
  };
}
