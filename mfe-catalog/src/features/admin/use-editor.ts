import {
  fieldsOf,
  missingTexts,
  reversedDay,
  type AnyContent,
  type EditableKind,
  type MissingText,
} from '@narae/contracts/editable';
import type { ContentItem } from '@narae/contracts';
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

/** The draft that is written over: its number, and the published content it starts from. */
export interface DraftPlace {
  readonly base: string;
  readonly rev: number;
}

/** What went wrong with the last item that was asked for. */
export interface Trouble {
  readonly error: string;
  readonly message: string;
  readonly field: string;
}

/** What was done with an item. */
export interface Done {
  readonly id: string;
  /** Whether the form has gone on since what was sent: what is written is not saved yet. */
  readonly writtenSince: boolean;
}

export interface Editor {
  readonly content: AnyContent;
  readonly missing: readonly MissingText[];
  readonly dirty: boolean;
  /** Whether this form has saved a draft since it began. */
  readonly drafted: boolean;
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  readonly change: (name: string, value: unknown) => void;
  readonly chooseId: (id: string) => void;
  /** Each answers undefined when it was rejected. */
  readonly save: (onto?: DraftPlace) => Promise<Done | undefined>;
  readonly publish: () => Promise<Done | undefined>;
  readonly unpublish: () => Promise<Done | undefined>;
  readonly discard: () => Promise<boolean>;
}

interface Start {
  readonly kind: EditableKind;
  /** Null for something new. */
  readonly item: ContentItem | null;
}

/** What is written in the form and what the server has of it. */
function useWritten({ kind, item }: Start) {
  const [content, setContent] = useState<AnyContent>(
    () => item?.draft?.content ?? item?.published ?? newContent(kind),
  );
  const [id, setId] = useState(item?.id ?? '');
  const [{ base, rev }, setPlace] = useState<DraftPlace>({
    base: item?.draft?.base ?? item?.base ?? '',
    rev: item?.rev ?? 0,
  });
  /** What is written now, for what goes on while the server is asked. */
  const written = useRef(content);
  /** What the server has of it. */
  const [stored, setStored] = useState(content);
  const [renamed, setRenamed] = useState(false);
  const dirty = renamed || content !== stored;

  const saveDraft = async (onto: DraftPlace = { base, rev }): Promise<{ id: string; rev: number }> => {
    const saved = await call(adminDraftSave, { kind, ...(id === '' ? {} : { id }), content, ...onto });
    setId(saved.id);
    setPlace({ base: onto.base, rev: saved.rev });
    // What has been written while it was being saved is not saved yet.
    setStored(content);
    setRenamed(false);
    return saved;
  };

  const doneWith = (one: string): Done => ({ id: one, writtenSince: written.current !== content });
  /** What is written goes on from what is published now. */
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
    missing: missingTexts(fieldsOf(kind), content).map((one) => ({ ...one, field: `content.${one.field}` })),
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

/** One item at a time that the server is asked for, and what went wrong with the last. */
function useAttempt(kind: EditableKind, content: AnyContent) {
  const t = useT('catalogAdmin');
  const errors = useT('errors');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  /** Does one item at a time; what is rejected is shown beside its field. */
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    setBusy(true);
    setTrouble(null);
    try {
      return await work();
    } catch (rejection) {
      if (!(rejection instanceof ApiError)) throw rejection;
      const { error, message, field = '' } = rejection;
      if (rejection.temporary) toast.rejection(rejection);
      // The server lists what is missing by names of the store; the form says it by its own.
      else if (error === 'translation_missing') setTrouble({ error, message: t('missing_title'), field });
      else setTrouble({ error, message, field });
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  /** Whether the days are in order; if not, the field that is not says so. */
  const daysInOrder = (): boolean => {
    const reversed = reversedDay(kind, content);
    if (reversed !== undefined)
      setTrouble({ error: 'day_order', message: errors('day_order'), field: `content.${reversed}` });
    return reversed === undefined;
  };
  return { busy, trouble, attempt, daysInOrder };
}

/** The state of one form: what is written, what the server has of it, and what it rejected. */
export function useEditor(start: Start): Editor {
  const { kind, item } = start;
  const t = useT('catalogAdmin');
  const { invalidate, invalidateAll } = useCallCache();
  const { form, id, rev, saveDraft, doneWith, moveOn } = useWritten(start);
  const { busy, trouble, attempt, daysInOrder } = useAttempt(kind, form.content);
  /** Reads anew what administrators see of it, but not what stands in the form. */
  const refresh = async (): Promise<void> => {
    await Promise.all([invalidate(adminList), invalidate(adminAudit), invalidate(adminPreview)]);
  };

  return {
    ...form,
    busy,
    trouble,
    save: async (onto) => {
      if (!daysInOrder()) return undefined;
      return attempt(async () => {
        const saved = await saveDraft(onto);
        toast.show({ text: t('saved'), kind: 'success' });
        await refresh();
        return doneWith(saved.id);
      });
    },
    publish: async () => {
      if (!daysInOrder()) return undefined;
      return attempt(async () => {
        const seen = form.dirty || rev === 0 || !item?.draft ? await saveDraft() : { id, rev };
        await call(adminPublish, { kind, id: seen.id, rev: seen.rev });
        toast.show({ text: t('published'), kind: 'success' });
        // Everything shoppers see in this browser is asked for anew.
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
