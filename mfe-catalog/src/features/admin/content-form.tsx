import type { ChangeWhy, ContentItem } from '@narae/contracts';
import { fieldsOf, type EditableKind, type MissingText } from '@narae/contracts/editable';
import { Link, useNavigate, useT, type LanTp } from '@narae/shell-sdk';
import { useUnsavedGuard } from '@narae/shell-sdk/admin';
import { cx, TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './admin.module.css';
import { ContentItemAudit } from './audit-view.tsx';
import { ChangeDialog, changedParts } from './change-dialog.tsx';
import { ConflictBox } from './conflict-box.tsx';
import { FieldInput } from './fields/field-input.tsx';
import { FormBar, LanguageBar } from './form-bar.tsx';
import { FormHead } from './form-head.tsx';
import { controlId, FormScopeContext } from './form-scope.ts';
import { useEditor, type Done, type DraftPlace, type Editor, type EditorProblem } from './use-editor.ts';
import { useShownLanguages } from './shown-languages.ts';
import { useFocusProblem } from './use-focus-problem.ts';
import { adminLink } from './views.ts';

interface ContentFormProps {
  readonly kind: EditableKind;
  /** Null for something new. */
  readonly item: ContentItem | null;
  readonly onAgain: () => void;
}

/** Kinds whose identifiers people choose. */
const idHints = { option: 'id_hint_option', category: 'id_hint_category', code: 'id_hint_code' } as const;
const hintOf = (kind: EditableKind) => idHints[kind as keyof typeof idHints];

function useContentForm({ kind, item, onAgain }: ContentFormProps) {
  const navigate = useNavigate();
  const { shown, choose, show } = useShownLanguages();
  const editor = useEditor({ kind, item });
  useUnsavedGuard(editor.dirty);
  useFocusProblem(editor.problem, show);
  /** Begins anew, unless that would lose what was written meanwhile. */
  const begin = (done: Done | undefined): void => {
    if (!done || done.writtenSince) return;
    if (item) onAgain();
    else void navigate(adminLink(kind, done.id), { replace: true });
  };
  const save = async (onto?: DraftPlace): Promise<void> => begin(await editor.save(onto));
  const discard = async (): Promise<void> => {
    if (!(await editor.discard())) return;
    // An item that was never published is gone with its draft.
    if (item && item.state !== 'draft') onAgain();
    else void navigate(adminLink(kind));
  };
  const publish = async (why?: ChangeWhy): Promise<void> => {
    const done = await editor.publish(why);
    if (item || done?.writtenSince) begin(done);
    else if (done) void navigate(adminLink(kind));
  };
  return {
    editor,
    shown,
    choose,
    begin,
    save,
    discard,
    publish,
    ...useChangeQuestion(item, editor, publish),
  };
}

/** Asks for the reason before what was sold is changed; the server knows of seats sold since the form was opened. */
function useChangeQuestion(
  item: ContentItem | null,
  { content, problem }: Editor,
  publish: (why?: ChangeWhy) => Promise<void>,
) {
  const [asking, setAsking] = useState(false);
  const [answered, setAnswered] = useState<EditorProblem | null>(null);
  const parts = changedParts(item, content);
  const needed = problem?.error === 'change_reason_input' && answered !== problem;
  const close = (): void => {
    setAsking(false);
    setAnswered(problem);
  };
  const question = (asking || needed) && (
    <ChangeDialog
      seats={item?.seats_taken ?? 0}
      parts={parts}
      onClose={close}
      onPublish={(why) => {
        close();
        void publish(why);
      }}
    />
  );
  return {
    question,
    askAndPublish: async (): Promise<void> => (parts.length > 0 ? setAsking(true) : publish()),
  };
}

interface IdFieldProps {
  readonly hint: string;
  readonly problem: EditorProblem | null;
  readonly onId: (id: string) => void;
}

function IdField({ hint, problem, onId }: IdFieldProps): ReactNode {
  const t = useT('catalogAdmin');
  const [chosenId, setChosenId] = useState('');
  return (
    <TextField
      id={controlId('id')}
      label={t('col_id')}
      hint={hint}
      error={problem?.field === 'id' ? problem.message : undefined}
      value={chosenId}
      onChange={(event) => {
        setChosenId(event.target.value.trim());
        onId(event.target.value.trim());
      }}
    />
  );
}

interface LanguageBarsProps {
  readonly shown: readonly LanTp[];
  readonly missing: readonly MissingText[];
  readonly onChoose: (place: number, lanTp: LanTp) => void;
}

function LanguageBars({ shown, missing, onChoose }: LanguageBarsProps): ReactNode {
  const t = useT('catalogAdmin');
  return (
    <div className={cx(css.texts, css.languageBars)}>
      {shown.map((lanTp, place) => (
        <LanguageBar
          key={place}
          label={t(shown.length === 1 ? 'languages' : place === 0 ? 'languages_left' : 'languages_right')}
          value={lanTp}
          missing={missing}
          onChange={(chosen) => onChoose(place, chosen)}
        />
      ))}
    </div>
  );
}

interface ItemFieldsProps {
  readonly kind: EditableKind;
  readonly editor: Editor;
}

function ItemFields({ kind, editor }: ItemFieldsProps): ReactNode {
  return (
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
  );
}

/** The fields of an item, with texts in one language or in two beside each other. */
export function ContentForm(props: ContentFormProps): ReactNode {
  const { kind, item, onAgain } = props;
  const t = useT('catalogAdmin');
  const { editor, shown, choose, begin, save, discard, askAndPublish, question } = useContentForm(props);
  const { problem, missing } = editor;
  const idHint = hintOf(kind);

  return (
    <FormScopeContext value={{ kind, id: item?.id ?? '', lanTps: shown, missing, error: problem }}>
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
        <FormHead
          kind={kind}
          item={item}
          busy={editor.busy}
          onUnpublish={async () => begin(await editor.unpublish())}
          onDiscard={discard}
        />
        {!item && !editor.drafted && idHint && (
          <IdField hint={t(idHint)} problem={problem} onId={editor.chooseId} />
        )}
        {item && item.unpayable.length > 0 && (
          <p className={css.lacking} role="note">
            {t('unpayable', { currencies: item.unpayable.join(', ') })} {t('unpayable_text')}
          </p>
        )}
        <LanguageBars shown={shown} missing={missing} onChoose={choose} />
        <ItemFields kind={kind} editor={editor} />
        <FormBar
          kind={kind}
          item={item}
          editor={editor}
          lanTp={shown[0] ?? 'ENG'}
          notice={
            <ConflictBox
              problem={problem}
              kind={kind}
              id={item?.id ?? ''}
              content={editor.content}
              onKeep={(onto) => void save(onto)}
              onReload={onAgain}
              onDiscard={async () => (await editor.discard()) && onAgain()}
            />
          }
          onPublish={askAndPublish}
        />
      </form>
      {question}
      {item && <ContentItemAudit kind={kind} id={item.id} />}
    </FormScopeContext>
  );
}
