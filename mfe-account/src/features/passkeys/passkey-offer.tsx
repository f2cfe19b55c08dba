import '../../shared/passkeys/texts.ts';
import { myPasskeys } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button } from '@narae/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { AddPasskey } from '../../shared/passkeys/add-passkey.tsx';
import { hasOwnAuthenticator } from '../../shared/passkeys/passkeys.ts';
import css from '../../shared/passkeys/passkeys.module.css';

/**
 * For a member without a passkey, on a device that recognises its owner (ACCOUNT-31); not again after "not
 * now".
 */
export default function PasskeyOffer(): ReactNode {
  const [able, setAble] = useState(false);
  useEffect(() => {
    let left = false;
    void hasOwnAuthenticator().then((own) => {
      if (!left) setAble(own && mayOffer());
    });
    return () => {
      left = true;
    };
  }, []);
  return able ? <Offer /> : null;
}

function Offer(): ReactNode {
  const t = useT('accountPasskeys');
  const { data } = useCall(myPasskeys, {});
  const [state, setState] = useState<'open' | 'done' | 'closed'>('open');
  if (state === 'closed' || (state === 'open' && data?.length !== 0)) return null;
  const close = (): void => {
    declineOffer();
    setState('closed');
  };
  if (state === 'done')
    return (
      <section className={css.offer} role="status">
        <p className={css.text}>{t('offer_done')}</p>
      </section>
    );
  return (
    <section className={css.offer} aria-label={t('offer_title')}>
      <AddPasskey
        onAdded={() => setState('done')}
        more={
          <Button kind="quiet" onClick={close}>
            {t('offer_later')}
          </Button>
        }
      >
        <h2 className={css.offerTitle}>{t('offer_title')}</h2>
        <p className={css.text}>{t('offer_text')}</p>
      </AddPasskey>
    </section>
  );
}

const NAME = 'passkey_offer_declined';

const mayOffer = (): boolean => {
  try {
    return localStorage.getItem(NAME) === null;
  } catch {
    return true;
  }
};

const declineOffer = (): void => {
  try {
    localStorage.setItem(NAME, 'Y');
  } catch {
    // It is offered again after the next purchase.
  }
};
