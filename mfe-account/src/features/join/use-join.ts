import { normalizePassword } from '@narae/contracts/password-rules';
import { termsVersion } from '@narae/contracts/terms-version';
import { join as joinCall, loginChk } from '@narae/contracts/rows';
import {
  ApiError,
  call,
  confirm,
  toast,
  toastTimes,
  useCompanyType,
  useCallOnce,
  useT,
} from '@narae/shell-sdk';
import { useState } from 'react';
import { namespace } from '../../texts.ts';
import type { JoinFields } from './join-checks.ts';

interface JoinOptions {
  readonly onField: (field: keyof JoinFields, text: string) => void;
  /** The address was found free. */
  readonly onUsable: () => void;
  readonly onJoined: () => void;
}

const fieldNames: ReadonlySet<string> = new Set<keyof JoinFields>([
  'mem_nm',
  'mem_tel',
  'mem_email',
  'mem_password',
  'agree_terms',
  'agree_policy',
]);
/** Where what was agreed to is shown. */
const boxes: Readonly<Record<string, keyof JoinFields>> = {
  'consent.terms_version': 'agree_terms',
  'consent.policy_version': 'agree_policy',
};
const isField = (name: string | undefined): name is keyof JoinFields =>
  name !== undefined && fieldNames.has(name);

/** The two calls of signing up: is the address free, and join (ACCOUNT-3, ACCOUNT-4). `usable` is the address found free. */
export function useJoin({ onField, onUsable, onJoined }: JoinOptions) {
  const t = useT(namespace);
  const errors = useT('errors');
  const company_type = useCompanyType();
  const callOnce = useCallOnce();
  const [usable, setUsable] = useState<string | null>(null);
  const [busy, setBusy] = useState<'check' | 'join' | null>(null);

  const reject = (error: unknown): void => {
    const named = error instanceof ApiError ? error.field : undefined;
    const field = (named && boxes[named]) ?? named;
    if (error instanceof ApiError && isField(field)) onField(field, error.message);
    else toast.rejection(error);
  };

  const checkDuplicate = async (email: string): Promise<void> => {
    setBusy('check');
    try {
      const taken = await call(loginChk, { mem_email: email });
      setUsable(taken.length === 0 ? email : null);
      if (taken.length > 0) return onField('mem_email', errors('common_join_duplication'));
      onUsable();
      toast.show({ key: 'common_login_email_use', kind: 'success' });
    } catch (error) {
      reject(error);
    } finally {
      setBusy(null);
    }
  };

  const join = async (fields: JoinFields): Promise<void> => {
    if (!(await confirm({ title: t('join_confirm'), ok: t('join'), cancel: t('cancel') }))) return;
    setBusy('join');
    try {
      const info = {
        mem_nm: fields.mem_nm.trim(),
        mem_tel: fields.mem_tel.trim(),
        mem_email: fields.mem_email.trim(),
        mem_password: normalizePassword(fields.mem_password),
        consent: {
          terms_version: termsVersion,
          policy_version: termsVersion,
          marketing: fields.agree_marketing === 'Y',
        },
      };
      await callOnce(joinCall, { ...info, company_type });
      toast.show({ key: 'join_success', kind: 'success', ms: toastTimes.long });
      onJoined();
    } catch (error) {
      reject(error);
    } finally {
      setBusy(null);
    }
  };

  return { usable, busy, checkDuplicate, join };
}
