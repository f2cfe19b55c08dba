import { signInProviders } from '@narae/contracts/rows';
import { call, toast, useLocale, useLocation, useReqParam, useT, type LanTp } from '@narae/shell-sdk';
import { Button, ButtonLink, Dialog } from '@narae/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { beginningOf, isMobile } from '../../shared/provider-names.ts';
import { namespace } from '../../texts.ts';
import css from './login.module.css';

/** How long the warning of an unconfigured provider stays, in ms (SHELL-10). */
const POPUP_MS = 3_000;

export function SocialButtons({ children }: { readonly children?: ReactNode }): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();
  const { pathname, search } = useLocation();
  const back = useReqParam('back') ?? `${pathname}${search}`;
  const [busy, setBusy] = useState(false);
  const [warning, setWarning] = useState(false);

  useEffect(() => {
    if (!warning) return undefined;
    const timer = setTimeout(() => setWarning(false), POPUP_MS);
    return () => clearTimeout(timer);
  }, [warning]);

  const query = new URLSearchParams({ lan_tp: lanTp, back });
  const toGoogle = async (): Promise<void> => {
    setBusy(true);
    try {
      if ((await call(signInProviders, {})).includes('google'))
        location.assign(`${beginningOf('google', isMobile())}?${query}`);
      else setWarning(true);
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.social}>
      <p className={css.or}>{t('social_or')}</p>
      {socialProviders(lanTp).map((id) =>
        id === 'google' ? (
          <Button key={id} kind="secondary" wide busy={busy} onClick={() => void toGoogle()}>
            {t(`social_${id}`)}
          </Button>
        ) : (
          <ButtonLink key={id} kind="secondary" wide href={`${beginningOf(id, isMobile())}?${query}`}>
            {t(`social_${id}`)}
          </ButtonLink>
        ),
      )}
      {children}
      <Dialog
        open={warning}
        onClose={() => setWarning(false)}
        title={t('social_warning_title')}
        size="small"
        role="alertdialog"
      >
        <p>{t('social_warning_text')}</p>
      </Dialog>
    </div>
  );
}

type ButtonProvider = 'qq' | 'google' | 'facebook' | 'kakao';

/** QQ for Chinese; Google, Facebook and Kakao for the others (ACCOUNT-10). */
const socialProviders = (lanTp: LanTp): readonly ButtonProvider[] =>
  lanTp === 'CHN' ? ['qq'] : ['google', 'facebook', 'kakao'];
