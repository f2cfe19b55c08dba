import { leavePreview, leavePreviewBooking, memberDelete } from '@narae/contracts/rows';
import { call, confirm, useSession, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import type { Proof } from '../../shared/passkeys/prove-form.tsx';
import './texts.ts';

/** Leaving, after a last question (ACCOUNT-11). @throws ApiError of the call */
export function useLeave(): (proof: Proof) => Promise<void> {
  const t = useT('accountLeave');
  const { left } = useSession();
  const cache = useCallCache();
  return async (proof) => {
    const question = { title: t('ask_title'), text: t('ask_text'), ok: t('leave'), cancel: t('stay') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    try {
      await call(memberDelete, proof);
      left();
    } catch (error) {
      // What stands in the way now was not there when it was asked for.
      cache.invalidate(leavePreview);
      cache.invalidate(leavePreviewBooking);
      throw error;
    }
  };
}
