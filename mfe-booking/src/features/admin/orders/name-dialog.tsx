import type { AdminTraveller } from '@narae/contracts';
import { nameReasons, type NameReason } from '@narae/contracts/order-admin-limits';
import { isPassportName, MAX_NAME_LENGTH, normalizePassportName } from '@narae/contracts/passport-fields';
import { adminNameChange } from '@narae/contracts/rows';
import { call, useT } from '@narae/shell-sdk';
import { ActionDialog, SelectField, TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { useProblems } from '../../../shared/people/use-problems.ts';
import { useChange } from '@narae/shell-sdk/admin';
import css from './orders.module.css';
import { useRefreshOrders } from './use-refresh-orders.ts';

interface NameDialogProps {
  readonly order_id: string;
  readonly person: AdminTraveller;
  readonly onClose: () => void;
}

/** Corrects a traveller's name without a fee (REFUND-5): the name as it stands, as it is to be, and why. */
export function NameDialog({ order_id, person, onClose }: NameDialogProps): ReactNode {
  const t = useT('bookingOrders');
  const common = useT('common');
  const errors = useT('errors');
  const problems = useProblems();
  const { rv_mem_id, mem_nm: seen_nm } = person;
  const [typed, setTyped] = useState(seen_nm);
  const [reason, setReason] = useState<NameReason>(nameReasons[0]);
  const { busy, change } = useChange(useRefreshOrders());
  const send = async (): Promise<void> => {
    const mem_nm = normalizePassportName(typed);
    if (!isPassportName(mem_nm))
      return problems.say('mem_nm', errors(mem_nm ? 'traveller_name_passport' : 'traveller_name_input'));
    if (mem_nm === seen_nm) return problems.say('mem_nm', errors('no_change'));
    const correction = { order_id, rv_mem_id, mem_nm, seen_nm, reason };
    if (await change(() => call(adminNameChange, correction), t('name_done'))) onClose();
  };
  return (
    <ActionDialog
      title={t('name_correct_of', { name: seen_nm })}
      actionLabel={t('name_do')}
      cancelLabel={common('btn_cancel')}
      busy={busy}
      onAct={() => void send()}
      onClose={onClose}
    >
      <p className={css.long}>
        <span className={css.note}>{t('name_now')}</span>
        <strong>{seen_nm}</strong>
      </p>
      <TextField
        {...problems.wire('mem_nm')}
        label={t('name_new')}
        hint={t('name_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={MAX_NAME_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField
        label={t('name_reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as NameReason)}
        options={nameReasons.map((one) => ({ value: one, label: t(`name_reason_${one}`) }))}
      />
      <p className={css.note}>{t('name_means')}</p>
    </ActionDialog>
  );
}
