import { href, useLocale, useT } from '@narae/shell-sdk';
import { Checkbox, NewWindowLink } from '@narae/ui';
import type { ReactNode, Ref } from 'react';
import { namespace } from '../../texts.ts';
import css from './pay.module.css';

const pages = [
  { page: 'termsInfo', label: 'nav_terms' },
  { page: 'policyInfo', label: 'nav_privacy' },
] as const;

interface BeforePayingProps {
  readonly agreed: boolean;
  readonly error: string | undefined;
  readonly onAgree: (agreed: boolean) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** Agreement to terms and privacy (PAY-16). */
export function BeforePaying({ agreed, error, onAgree, ref }: BeforePayingProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { lanTp } = useLocale();
  return (
    <section className={css.block}>
      <div>
        <Checkbox
          ref={ref}
          label={t('consent')}
          checked={agreed}
          error={error}
          onChange={(event) => onAgree(event.target.checked)}
        />
        <p className={css.legal}>
          {pages.map(({ page, label }) => (
            <NewWindowLink key={page} href={href(page, { lan_tp: lanTp })}>
              {common(label)}
            </NewWindowLink>
          ))}
        </p>
      </div>
    </section>
  );
}
