import { fieldsOf, type AnyContent, type EditableKind } from '@narae/contracts/editable';
import { adminRead } from '@narae/contracts/rows';
import { LANGUAGES, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useCall } from '@narae/shell-sdk/query';
import { useEffect, useRef, type ReactNode } from 'react';
import { languages } from '../../shared/admin/languages.ts';
import { useAdminNames } from '../../shared/admin/use-admin-text.ts';
import css from './admin.module.css';
import { useFormScope } from './form-scope.ts';
import { useAuthors } from './use-authors.ts';
import type { Trouble } from './use-editor.ts';

interface ConflictBoxProps {
  readonly trouble: Trouble | null;
  readonly kind: EditableKind;
  readonly id: string;
  readonly content: AnyContent;
  readonly onKeep: (base: string) => void;
  readonly onReload: () => void;
  readonly onDiscard: () => unknown;
}

/** What stands in the way of a whole draft, and the ways out. What is wrong with one field stands at the field. */
export function ConflictBox(props: ConflictBoxProps): ReactNode {
  const { trouble } = props;
  const t = useT('catalogAdmin');
  const authors = useAuthors();
  if (!trouble) return null;
  if (trouble.error === 'publish_conflict') return <PublishConflict {...props} trouble={trouble} />;
  return (
    <Notice trouble={trouble}>
      <strong>
        {trouble.error === 'draft_conflict'
          ? t('conflict_title')
          : trouble.error === 'translation_missing'
            ? t('missing_title')
            : null}
      </strong>
      {trouble.error === 'translation_missing' ? <MissingList /> : <p>{authors(trouble.message)}</p>}
      {trouble.error === 'draft_conflict' && (
        <Button kind="secondary" onClick={props.onReload}>
          {t('conflict_reload')}
        </Button>
      )}
    </Notice>
  );
}

/** What is missing, in words: field by field with its languages. */
function MissingList(): ReactNode {
  const names = useAdminNames();
  const { missing } = useFormScope();
  const fields = [...new Set(missing.map(({ field }) => field))];
  return (
    <ul>
      {fields.map((field) => (
        <li key={field}>
          {names.path(field.replace(/^content\./, ''))}:{' '}
          {languages
            .filter((lanTp) => missing.some((one) => one.field === field && one.lan_tp === lanTp))
            .map((lanTp) => LANGUAGES[lanTp].ownName)
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}

function PublishConflict({
  trouble,
  kind,
  id,
  content,
  onKeep,
  onDiscard,
}: ConflictBoxProps & { readonly trouble: Trouble }): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const authors = useAuthors();
  const { data } = useCall(adminRead, { kind, id }, { scope: 'published', staleTime: 0, gcTime: 0 });
  const differs = fieldsOf(kind).filter(
    ({ name }) => JSON.stringify(data?.published?.[name]) !== JSON.stringify(content[name]),
  );
  return (
    <Notice trouble={trouble}>
      <strong>{t('conflict_title')}</strong>
      <p>{authors(trouble.message)}</p>
      {data && (
        <>
          <p>{t('conflict_differs', { fields: differs.map(({ name }) => names.field(name)).join(', ') })}</p>
          <div className={css.actions}>
            <Button kind="secondary" onClick={() => onKeep(data.base)}>
              {t('conflict_keep')}
            </Button>
            <Button kind="quiet" onClick={() => void onDiscard()}>
              {t('discard')}
            </Button>
          </div>
        </>
      )}
    </Notice>
  );
}

/** Stands above the buttons; gets the focus where no field is at fault. */
function Notice({
  trouble,
  children,
}: {
  readonly trouble: Trouble;
  readonly children: ReactNode;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble.field === '') box.current?.focus();
  }, [trouble]);
  return (
    <div ref={box} className={css.trouble} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
