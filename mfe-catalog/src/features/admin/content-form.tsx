import type { ContentItem } from '@narae/contracts';
import { fieldsOf, type EditableKind } from '@narae/contracts/editable';
import { confirm, Link, useLocale, useNavigate, useT, type LanTp } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useAdminNames } from '../../shared/admin/use-admin-text.ts';
import css from './admin.module.css';
import { ContentItemAudit } from './audit-view.tsx';
import { ConflictBox } from './conflict-box.tsx';
import { languages } from '../../shared/admin/languages.ts';
import { FieldInput } from './fields/field-input.tsx';
import { FormBar } from './form-bar.tsx';
import { controlId, FormScopeContext } from './form-scope.ts';
import { LanguageBar } from './language-bar.tsx';
import { StateBadge } from './state-badge.tsx';
import { useEditor, type Trouble } from './use-editor.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import { adminLink } from './views.ts';

interface ContentFormProps {
  readonly kind: EditableKind;
  /** Null for something new. */
  readonly item: ContentItem | null;
  /** Read what the server has and begin anew. */
  readonly onAgain: () => void;
}

/** Kinds whose items are named by people. */
const idHints = { option: 'id_hint_option', category: 'id_hint_category', code: 'id_hint_code' } as const;
const hintOf = (kind: EditableKind) => idHints[kind as keyof typeof idHints];

/** The form of one item: its fields by the table of its kind, texts in one language at a time. */
export function ContentForm({ kind, item, onAgain }: ContentFormProps): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const navigate = useNavigate();
  const locale = useLocale();
  const [lanTp, setLanTp] = useState<LanTp>(locale.lanTp);
  const [chosenId, setChosenId] = useState('');
  const editor = useEditor({ kind, item });
  const { trouble, missing } = editor;
  useUnsavedGuard(editor.dirty);
  useTroubleShown(trouble, setLanTp);
  const begin = (id: string): void => {
    if (item) onAgain();
    else void navigate(adminLink(kind, id), { replace: true });
  };
  const save = async (base?: string): Promise<void> => {
    const id = await editor.save(base);
    if (id !== undefined) begin(id);
  };
  const idHint = hintOf(kind);

  return (
    <FormScopeContext value={{ kind, id: item?.id ?? '', lanTp, missing, error: trouble }}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Link className={css.back} to={adminLink(kind)}>
          {t('back')}
        </Link>
        <div className={css.formHead}>
          <h2 className={css.viewTitle}>
            {names.kind(kind)} · {item?.id ?? t('new_title')}
          </h2>
          {item && <StateBadge state={item.state} />}
        </div>
        {!item && idHint && (
          <TextField
            id={controlId('id')}
            label={t('col_id')}
            hint={t(idHint)}
            error={trouble?.field === 'id' ? trouble.message : undefined}
            value={chosenId}
            onChange={(event) => {
              setChosenId(event.target.value.trim());
              editor.chooseId(event.target.value.trim());
            }}
          />
        )}
        {item && item.unpayable.length > 0 && (
          <p className={css.lacking} role="note">
            {t('unpayable', { currencies: item.unpayable.join(', ') })} {t('unpayable_text')}
          </p>
        )}
        <LanguageBar value={lanTp} missing={missing} onChange={setLanTp} />
        <div className={css.fields}>
          {fieldsOf(kind).map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              path={`content.${field.name}`}
              value={editor.content[field.name]}
              onChange={(value) => editor.change(field.name, value)}
            />
          ))}
        </div>
        <FormBar
          kind={kind}
          item={item}
          editor={editor}
          lanTp={lanTp}
          notice={
            <ConflictBox
              trouble={trouble}
              kind={kind}
              id={item?.id ?? ''}
              content={editor.content}
              onKeep={(base) => void save(base)}
              onReload={onAgain}
              onDiscard={async () => (await editor.discard()) && onAgain()}
            />
          }
          onUnpublish={async () => {
            const agreed = await confirm({
              title: t('unpublish_title'),
              text: t('unpublish_text'),
              ok: t('unpublish'),
              tone: 'danger',
            });
            if (agreed && (await editor.unpublish())) onAgain();
          }}
          onPublish={async () => {
            if (await editor.publish()) {
              if (item) onAgain();
              else void navigate(adminLink(kind));
            }
          }}
          onDiscard={async () => {
            const agreed = await confirm({
              title: t('discard_title'),
              text: t('discard_text'),
              ok: t('discard'),
              tone: 'danger',
            });
            if (!agreed || !(await editor.discard())) return;
            if (item?.published) onAgain();
            else void navigate(adminLink(kind));
          }}
        />
      </form>
      {item && <ContentItemAudit kind={kind} id={item.id} />}
    </FormScopeContext>
  );
}

/** Brings what was rejected into view: its language, its control. */
function useTroubleShown(trouble: Trouble | null, show: (lanTp: LanTp) => void): void {
  useEffect(() => {
    if (!trouble) return;
    const steps = trouble.field.split('.');
    const language = languages.find((one) => one === steps.at(-1));
    if (language) show(language);
    const path = (language ? steps.slice(0, -1) : steps).join('.');
    const known = (below: string): HTMLElement | null => {
      const control = document.getElementById(controlId(below));
      return control ?? (below.includes('.') ? known(below.slice(0, below.lastIndexOf('.'))) : null);
    };
    // After the language has changed hands.
    const frame = requestAnimationFrame(() => {
      known(path)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [trouble, show]);
}
