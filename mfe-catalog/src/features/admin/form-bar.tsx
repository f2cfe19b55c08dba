import type { EditableThing } from '@narae/contracts';
import type { EditableKind } from '@narae/contracts/editable';
import { useFormat, useT, type LanTp } from '@narae/shell-sdk';
import { Button, ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { previewPath } from '../../shared/admin/preview-path.ts';
import css from './admin.module.css';
import type { Editor } from './use-editor.ts';

interface FormBarProps {
  readonly kind: EditableKind;
  readonly thing: EditableThing | null;
  readonly editor: Editor;
  readonly lanTp: LanTp;
  readonly onPublish: () => Promise<void>;
  readonly onDiscard: () => Promise<void>;
}

/** Stays in view: how the thing stands, and what can be done with it. */
export function FormBar({ kind, thing, editor, lanTp, onPublish, onDiscard }: FormBarProps): ReactNode {
  const t = useT('catalogAdmin');
  const preview = thing && previewPath(kind, thing.id, lanTp);
  return (
    <div className={css.bar}>
      <p className={css.standing} role="status">
        <Standing thing={thing} dirty={editor.dirty} />
      </p>
      <div className={css.actions}>
        {thing?.draft && (
          <Button kind="quiet" disabled={editor.busy} onClick={() => void onDiscard()}>
            {t('discard')}
          </Button>
        )}
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
          disabled={!editor.dirty && !thing?.draft}
          onClick={() => void onPublish()}
        >
          {t('publish')}
        </Button>
      </div>
    </div>
  );
}

function Standing({
  thing,
  dirty,
}: {
  readonly thing: EditableThing | null;
  readonly dirty: boolean;
}): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  if (dirty) return t('unsaved');
  const told = ({ by, at }: { by: string; at: string }) => ({ who: by, when: format.date(at, 'time') });
  if (thing?.draft) return t('draft_by', told(thing.draft.saved));
  if (thing?.edited) return t('published_by', told(thing.edited));
  return thing ? t('as_published') : t('new_title');
}
