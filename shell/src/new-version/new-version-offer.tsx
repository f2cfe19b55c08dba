import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './new-version.module.css';

export default function NewVersionOffer({ onLater }: { readonly onLater: () => void }): ReactNode {
  const t = useT('shell');
  const common = useT('common');
  return (
    <section className={css.offer} aria-labelledby="new-version-title" data-new-version>
      <div>
        <h2 id="new-version-title" className={css.title}>
          {t('new_version_title')}
        </h2>
        <p className={css.text}>{t('new_version_text')}</p>
      </div>
      <div className={css.actions}>
        <Button kind="quiet" onClick={onLater}>
          {t('new_version_later')}
        </Button>
        <Button onClick={() => location.reload()}>{common('btn_reload')}</Button>
      </div>
    </section>
  );
}
