import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import css from '../posts/posts.module.css';

interface NewerVersionProps {
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Somebody else has stored something since: stands in the place of the buttons until one of both ways is taken. */
export function NewerVersion({ onKeep, onTake }: NewerVersionProps): ReactNode {
  const t = useT('communityAdmin');
  return (
    <div role="alert" className={css.card}>
      <strong>{t('newer_title')}</strong>
      <p className={css.note}>{t('newer_text')}</p>
      <div className={css.actions}>
        <Button kind="secondary" onClick={onKeep}>
          {t('newer_keep')}
        </Button>
        <Button kind="quiet" onClick={onTake}>
          {t('newer_take')}
        </Button>
      </div>
    </div>
  );
}
