import {
  fieldsOf,
  missingTexts,
  orderProblemOf,
  type AnyContent,
  type EditableKind,
  type MissingText,
} from '@narae/contracts/editable';
import type { ChangeWhy, ContentItem } from '@narae/contracts';
import {
  adminAudit,
  adminDraftDiscard,
  adminDraftSave,
  adminList,
  adminPreview,
  adminPublish,
  adminRead,
  adminUnpublish,
} from '@narae/contracts/rows';
import { ApiError, call, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useRef, useState } from 'react';
import { newContent, withField } from './content.ts';

/** The draft that is saved over; `base` is the published content it starts from. */
export interface DraftPlace {
  readonly base: string;
  readonly rev: number;
}

export interface EditorProblem {
  readonly error: string;
  readonly message: string;
  readonly field: string;
}

export interface Done {
  readonly id: string;
  /** Whether more was written after what was sent, which is not saved yet. */
  readonly writtenSince: boolean;
}

export interface Editor {
  readonly content: AnyContent;
  readonly missing: readonly MissingText[];
  readonly dirty: boolean;
  readonly drafted: boolean;
  readonly busy: boolean;
  readonly problem: EditorProblem | null;
  readonly change: (name: string, value: unknown) => void;
  readonly chooseId: (id: string) => void;
  /** Each resolves to undefined when it was rejected. */
  readonly save: (onto?: DraftPlace) => Promise<Done | undefined>;
  /** @param why what was sold of a departure changes (ORDER-22) */
  readonly publish: (why?: ChangeWhy) => Promise<Done | undefined>;
  readonly unpublish: () => Promise<Done | undefined>;
  readonly discard: () => Promise<boolean>;
}

interface Start {
  readonly kind: EditableKind;
  readonly item: ContentItem | null;
}

function useWritten({ kind, item }: Start) {
  const [content, setContent] = useState<AnyContent>(
    () => item?.draft?.content ?? item?.published ?? newContent(kind),
  );
  const [id, setId] = useState(item?.id ?? '');
  const [{ base, rev }, setPlace] = useState<DraftPlace>({
    base: item?.draft?.base ?? item?.base ?? '',
    rev: item?.rev ?? 0,
  });
  /** The latest content, also while a call is under way. */
  const written = useRef(content);
  const [stored, setStored] = useState(content);
  const [renamed, setRenamed] = useState(false);
  const dirty = renamed || content !== stored;

  const saveDraft = async (onto: DraftPlace = { base, rev }): Promise<{ id: string; rev: number }> => {
    const saved = await call(adminDraftSave, { kind, ...(id === '' ? {} : { id }), content, ...onto });
    setId(saved.id);
    setPlace({ base: onto.base, rev: saved.rev });
    // What was written during the save is not saved yet.
    setStored(content);
    setRenamed(false);
    return saved;
  };

  const doneWith = (one: string): Done => ({ id: one, writtenSince: written.current !== content });
  /** Bases what was written meanwhile on what is published now. */
  const moveOn = async (one: string): Promise<Done> => {
    const done = doneWith(one);
    if (done.writtenSince) {
      const { base: newBase, draft, rev: newRev } = await call(adminRead, { kind, id: one });
      setPlace({ base: draft?.base ?? newBase, rev: newRev });
    }
    return done;
  };

  const form = {
    content,
    missing: missingTexts(fieldsOf(kind), content).map((text) => ({
      ...text,
      field: `content.${text.field}`,
    })),
    dirty,
    drafted: rev !== (item?.rev ?? 0),
    change: (name: string, value: unknown): void => {
      written.current = withField(written.current, name, value);
      setContent(written.current);
    },
    chooseId: (chosen: string): void => {
      setId(chosen);
      setRenamed(true);
    },
  };
  return { form, id, rev, saveDraft, doneWith, moveOn };
}

function useAttempt(kind: EditableKind, content: AnyContent) {
  const t = useT('catalogAdmin');
  const errors = useT('errors');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<EditorProblem | null>(null);

  /** Runs one call at a time; a rejection is shown beside its field. */
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    setBusy(true);
    setProblem(null);
    try {
      return await work();
    } catch (rejection) {
      if (!(rejection instanceof ApiError)) throw rejection;
      const { error, message, field = '' } = rejection;
      if (rejection.temporary) toast.rejection(rejection);
      // The server names a missing field as the store does; the form has its own words.
      else if (error === 'translation_missing') setProblem({ error, message: t('missing_title'), field });
      else setProblem({ error, message, field });
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const daysInOrder = (): boolean => {
    const wrong = orderProblemOf(kind, content);
    if (wrong)
      setProblem({ error: wrong.error, message: errors(wrong.error), field: `content.${wrong.field}` });
    return wrong === undefined;
  };
  return { busy, problem, attempt, daysInOrder };
}

/** State of one form: what is written, what the server has of it, and what it rejected. */
export function useEditor(start: Start): Editor {
  const { kind, item } = start;
  const t = useT('catalogAdmin');
  const { invalidate, invalidateAll } = useCallCache();
  const { form, id, rev, saveDraft, doneWith, moveOn } = useWritten(start);
  const { busy, problem, attempt, daysInOrder } = useAttempt(kind, form.content);
  /** Reloads what administrators see, but not the form. */
  const refresh = async (): Promise<void> => {
    await Promise.all([invalidate(adminList), invalidate(adminAudit), invalidate(adminPreview)]);
  };

  return {
    ...form,
    busy,
    problem,
    save: async (onto) => {
      if (!daysInOrder()) return undefined;
      return attempt(async () => {
        const saved = await saveDraft(onto);
        toast.show({ text: t('saved'), kind: 'success' });
        await refresh();
        return doneWith(saved.id);
      });
    },
    publish: async (why) => {
      if (!daysInOrder()) return undefined;
      return attempt(async () => {
        const seen = form.dirty || rev === 0 || !item?.draft ? await saveDraft() : { id, rev };
        await call(adminPublish, { kind, id: seen.id, rev: seen.rev, ...(why && { change: why }) });
        toast.show({ text: t('published'), kind: 'success' });
        // Everything that shoppers see in this browser is loaded again.
        await invalidateAll();
        return moveOn(seen.id);
      });
    },
    unpublish: () =>
      attempt(async () => {
        // What is written in the form is the draft that stays.
        const seen = form.dirty ? await saveDraft() : { id, rev };
        await call(adminUnpublish, { kind, id, rev: seen.rev });
        toast.show({ text: t('unpublished'), kind: 'success' });
        await invalidateAll();
        return moveOn(id);
      }),
    discard: async () =>
      (await attempt(async () => {
        await call(adminDraftDiscard, { kind, id, rev });
        toast.show({ text: t('discarded'), kind: 'info' });
        await refresh();
        return true;
      })) ?? false,
  };
}
