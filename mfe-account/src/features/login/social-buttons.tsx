import { useLocale, useT } from '@narae/shell-sdk';
import { Button, ButtonLink, Dialog } from '@narae/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './login.module.css';
import { socialProviders } from './social-providers.ts';

/** How long the warning of an unconfigured provider stays (SHELL-10). */
const POPUP_MS = 3_000;
const isMobile = (): boolean => /iPhone|Android|iPad|iPod/.test(navigator.userAgent);

/** The other ways in, by language. Google only warns while it is not configured (ACCOUNT-10). */
export function SocialButtons(): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();
  const [warning, setWarning] = useState(false);

  useEffect(() => {
    if (!warning) return undefined;
    const timer = setTimeout(() => setWarning(false), POPUP_MS);
    return () => clearTimeout(timer);
  }, [warning]);

  return (
    <div className={css.social}>
      <p className={css.or}>{t('social_or')}</p>
      {socialProviders(lanTp).map(({ id, label, href }) =>
        href ? (
          <ButtonLink key={id} kind="secondary" wide href={href(isMobile())}>
            {t(label)}
          </ButtonLink>
        ) : (
          <Button key={id} kind="secondary" wide onClick={() => setWarning(true)}>
            {t(label)}
          </Button>
        ),
      )}
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
