import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import css from '../posts/posts.module.css';
import type { Edited } from './use-edited.ts';

interface EditedActionsProps<Row> {
  readonly of: Pick<Edited<Row, unknown>, 'newer' | 'take' | 'keep'>;
  /** The form's own buttons. */
  readonly children: ReactNode;
}

/** The buttons of a form; where somebody else has stored something since, both ways on in their place (COMMUNITY-35). */
export function EditedActions<Row>({
  of: { newer, take, keep },
  children,
}: EditedActionsProps<Row>): ReactNode {
  const t = useT('communityAdmin');
  if (!newer) return <div className={css.actions}>{children}</div>;
  return (
    <div role="alert" className={css.card}>
      <strong>{t('newer_title')}</strong>
      <p className={css.note}>{t('newer_text')}</p>
      <div className={css.actions}>
        <Button kind="secondary" onClick={keep}>
          {t('newer_keep')}
        </Button>
        <Button kind="quiet" onClick={() => take(newer)}>
          {t('newer_take')}
        </Button>
      </div>
    </div>
  );
}
