import type { ContentItem } from '@narae/contracts';
import type { EditableKind } from '@narae/contracts/editable';
import { useFormat, useT, type LanTp } from '@narae/shell-sdk';
import { Button, ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { previewPath } from '../../shared/admin/preview-path.ts';
import css from './admin.module.css';
import { useAuthors } from '@narae/shell-sdk/admin';
import type { Editor } from './use-editor.ts';

interface FormBarProps {
  readonly kind: EditableKind;
  readonly item: ContentItem | null;
  readonly editor: Editor;
  readonly lanTp: LanTp;
  readonly onPublish: () => Promise<void>;
  /** What stands in the way, above the buttons that were pressed. */
  readonly notice: ReactNode;
}

/** Stays in view: how the item stands, and what is done with what is written. */
export function FormBar(props: FormBarProps): ReactNode {
  const { kind, item, editor, lanTp, onPublish } = props;
  const t = useT('catalogAdmin');
  const preview = item && previewPath(kind, item.id, lanTp);
  return (
    <div className={css.bar}>
      {props.notice}
      <p className={css.standing} role="status">
        <Standing item={item} editor={editor} />
      </p>
      <div className={css.actions}>
        {preview && (
          <ButtonLink
            kind="secondary"
            link={(props) => <a href={preview} target="_blank" rel="noreferrer" {...props} />}
          >
            {t('preview')}
          </ButtonLink>
        )}
        <Button kind="secondary" type="submit" disabled={editor.busy}>
          {t('save')}
        </Button>
        <Button
          kind="accent"
          busy={editor.busy}
          disabled={!editor.dirty && !editor.drafted && !item?.draft}
          onClick={() => void onPublish()}
        >
          {t('publish')}
        </Button>
      </div>
    </div>
  );
}

function Standing({ item, editor }: Pick<FormBarProps, 'item' | 'editor'>): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const authors = useAuthors();
  if (editor.dirty) return t('unsaved');
  if (editor.drafted) return t('saved');
  const mark = ({ by, at }: { by: string; at: string }) => ({
    who: authors(by),
    when: format.date(at, 'time'),
  });
  if (item?.draft) return t('draft_by', mark(item.draft.saved));
  if (item?.edited) return t('published_by', mark(item.edited));
  return item ? t('as_published') : t('new_title');
}
