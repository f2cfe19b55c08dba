import { fieldsOf, type AnyContent, type EditableKind } from '@narae/contracts/editable';
import { adminRead } from '@narae/contracts/rows';
import { LANGUAGES, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useCall } from '@narae/shell-sdk/query';
import { useEffect, useRef, type ReactNode } from 'react';
import { languages, useAdminNames } from '../../shared/admin/use-admin-text.ts';
import css from './admin.module.css';
import { useFormScope } from './form-scope.ts';
import { useAuthors } from '@narae/shell-sdk/admin';
import type { DraftPlace, EditorProblem } from './use-editor.ts';

interface ConflictBoxProps {
  readonly problem: EditorProblem | null;
  readonly kind: EditableKind;
  readonly id: string;
  readonly content: AnyContent;
  readonly onKeep: (onto: DraftPlace) => void;
  readonly onReload: () => void;
  readonly onDiscard: () => unknown;
}

/** What blocks a whole draft; errors of one field stand at the field. */
export function ConflictBox(props: ConflictBoxProps): ReactNode {
  const { problem } = props;
  const t = useT('catalogAdmin');
  const authors = useAuthors();
  if (!problem) return null;
  if (problem.error === 'publish_conflict' || problem.error === 'draft_conflict')
    return <Conflict {...props} problem={problem} />;
  const missing = problem.error === 'translation_missing';
  return (
    <Notice problem={problem}>
      {missing && <strong>{t('missing_title')}</strong>}
      {missing ? <MissingList /> : <p>{authors(problem.message)}</p>}
    </Notice>
  );
}

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
            .filter((lanTp) =>
              missing.some((missingText) => missingText.field === field && missingText.lan_tp === lanTp),
            )
            .map((lanTp) => LANGUAGES[lanTp].ownName)
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** Somebody else has published or saved meanwhile; the text stays until one of both ways out is taken. */
function Conflict({
  problem,
  kind,
  id,
  content,
  onKeep,
  onReload,
  onDiscard,
}: ConflictBoxProps & { readonly problem: EditorProblem }): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const authors = useAuthors();
  const { data } = useCall(adminRead, { kind, id }, { scope: 'theirs', staleTime: 0, gcTime: 0 });
  const overDraft = problem.error === 'draft_conflict';
  const theirs = overDraft ? (data?.draft?.content ?? data?.published) : data?.published;
  const differs = fieldsOf(kind).filter(
    ({ name }) => JSON.stringify(theirs?.[name]) !== JSON.stringify(content[name]),
  );
  const fields = differs.map(({ name }) => names.field(name)).join(', ');
  return (
    <Notice problem={problem}>
      <strong>{t('conflict_title')}</strong>
      <p>{authors(problem.message)}</p>
      {data && (
        <>
          <p>{t(overDraft ? 'conflict_differs_saved' : 'conflict_differs', { fields })}</p>
          <div className={css.actions}>
            <Button
              kind="secondary"
              onClick={() =>
                onKeep({ base: (overDraft && data.draft ? data.draft : data).base, rev: data.rev })
              }
            >
              {t('conflict_keep')}
            </Button>
            <Button kind="quiet" onClick={overDraft ? onReload : () => void onDiscard()}>
              {t(overDraft ? 'conflict_reload' : 'discard')}
            </Button>
          </div>
        </>
      )}
    </Notice>
  );
}

/** Takes the focus where no field is at fault. */
function Notice({
  problem,
  children,
}: {
  readonly problem: EditorProblem;
  readonly children: ReactNode;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem.field === '') box.current?.focus();
  }, [problem]);
  return (
    <div ref={box} className={css.problem} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
