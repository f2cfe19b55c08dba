import { pageLink, useT } from '@narae/shell-sdk';
import { Button, ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './people.module.css';

interface FormActionsProps {
  readonly saveLabel: string;
  readonly saving: boolean;
  /** Nothing is saved before the document has arrived. */
  readonly uploading: boolean;
  readonly forgetLabel: string;
  readonly forgetting: boolean;
  readonly onForget: () => Promise<void>;
  /** Saving failed (ORDER-10). */
  readonly unkept: boolean;
}

export function FormActions(props: FormActionsProps): ReactNode {
  const { saveLabel, saving, uploading, forgetLabel, forgetting, onForget, unkept } = props;
  const t = useT(namespace);
  const common = useT('common');
  return (
    <div className={css.actions}>
      <p className={css.unkept} role="status">
        {unkept && t('draft_fail')}
      </p>
      <Button type="submit" kind="accent" wide busy={saving} disabled={uploading}>
        {uploading ? t('uploading') : saveLabel}
      </Button>
      <div className={css.small}>
        <Button kind="quiet" busy={forgetting} onClick={() => void onForget()}>
          {forgetLabel}
        </Button>
        <ButtonLink kind="quiet" link={pageLink('home')}>
          {common('btn_home')}
        </ButtonLink>
      </div>
    </div>
  );
}
