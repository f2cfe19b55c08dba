import { pageLink, useT } from '@narae/shell-sdk';
import { Button, ButtonLink, FormNotice } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './people.module.css';
import type { KeptForm } from './use-kept-form.ts';

interface FormActionsProps {
  readonly form: KeptForm;
  readonly saveLabel: string;
  /** Nothing is saved before the document has arrived. */
  readonly uploading: boolean;
  readonly forgetLabel: string;
  readonly forgetting: boolean;
  readonly onForget: () => Promise<void>;
}

export function FormActions(props: FormActionsProps): ReactNode {
  const { form, saveLabel, uploading, forgetLabel, forgetting, onForget } = props;
  const t = useT(namespace);
  const common = useT('common');
  return (
    <div className={css.actions}>
      <p className={css.unkept} role="status">
        {form.unkept && t('draft_fail')}
      </p>
      <FormNotice text={form.notice} />
      <Button type="submit" kind="accent" wide busy={form.busy} disabled={uploading}>
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
