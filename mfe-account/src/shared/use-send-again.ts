import { sendConfirmation } from '@narae/contracts/rows';
import { call, toast, toastTimes, useSession, useT } from '@narae/shell-sdk';
import { useState } from 'react';
import { namespace } from '../texts.ts';

/** Has the link that confirms the mailbox mailed once more, and says where it went (ACCOUNT-14). */
export function useSendAgain(): { readonly busy: boolean; readonly sendAgain: () => Promise<void> } {
  const t = useT(namespace);
  const { renew } = useSession();
  const [busy, setBusy] = useState(false);

  const sendAgain = async (): Promise<void> => {
    setBusy(true);
    try {
      const { resdata: email } = await call(sendConfirmation, {});
      // Confirmed meanwhile elsewhere.
      if (email === '') await renew();
      toast.show({
        text: email === '' ? t('confirm_done') : t('confirm_sent', { email }),
        kind: 'success',
        ms: toastTimes.long,
      });
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  return { busy, sendAgain };
}
