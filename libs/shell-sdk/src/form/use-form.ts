import { ApiError } from '@narae/api-client';
import { useT } from '@narae/i18n';
import type { MessageKey } from '@narae/i18n';
import { useState, useRef, type FormEvent } from 'react';
import { toast } from '../messages/toast-store.ts';
import { keepDraft, readDraft, type FormDraft } from './kept-draft.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useProblems, type Problems } from './use-problems.ts';

export type { Problems } from './use-problems.ts';

type Field<Values> = keyof Values & string;
type TextField<Values> = {
  [Name in Field<Values>]: Values[Name] extends string ? Name : never;
}[Field<Values>];

/** A rule that does not hold: the message's key, the field and the message's values. */
interface FormViolation {
  readonly error: MessageKey;
  readonly field: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface FormOptions<Values extends object> {
  readonly initial: Values;
  /** What is wrong by field, the first one first; empty where the form may be sent. */
  readonly check?: (values: Values) => Problems<Values>;
  /** In place of `check`: the first rule that does not hold. */
  readonly violation?: (values: Values) => FormViolation | null;
  /** Asked where nothing is wrong; nothing is sent without it. */
  readonly agree?: (values: Values) => Promise<boolean>;
  readonly send: (values: Values) => Promise<unknown>;
  /** The form's fields by what the server calls them, where that differs. */
  readonly serverFields?: Readonly<Record<string, Field<Values>>>;
  /** Said where the server is at fault, instead of its own words. */
  readonly failure?: MessageKey;
  /** Before it is said what went wrong. */
  readonly onReject?: (error: unknown) => void;
  /** True where the form itself said what belongs to no field; else a toast says it. */
  readonly says?: (error: unknown) => boolean | Promise<boolean>;
  /** How long toasts stay, in ms. */
  readonly ms?: number;
  readonly draft?: FormDraft<Values>;
  /** After something was typed, as where a draft is kept on the server. */
  readonly onChange?: (values: Values) => void;
  /** Leaving asks first; where a draft is kept nothing would be lost. */
  readonly asksBeforeLeaving?: boolean;
}

/** The one way in which a form keeps what is typed, checks it, sends it and says what is wrong (SHELL-18). */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, draft, ms } = options;
  const [values, setValues] = useState(() => readDraft(initial, draft));
  const latest = useRef(values);
  /** What leaving would not lose. */
  const [saved, setSaved] = useState(initial);
  const problems = useProblems<Values>(ms);
  const dirty = (Object.keys(values) as Field<Values>[]).some((field) => values[field] !== saved[field]);
  useLeaveQuestion(dirty && options.asksBeforeLeaving === true);

  const show = (next: Values): void => {
    latest.current = next;
    setValues(next);
  };
  const set = (change: Partial<Values>): void => {
    show({ ...latest.current, ...change });
    problems.clear(Object.keys(change) as Field<Values>[]);
    keepDraft(draft, latest.current);
    options.onChange?.(latest.current);
  };
  const forget = (sent: Values): void => {
    keepDraft(draft, null);
    setSaved(sent);
  };
  const { busy, notice, submit, reject, attempt } = useSending(options, {
    latest,
    set,
    has: (field) => Object.hasOwn(latest.current, field) || problems.has(field),
    fail: problems.fail,
    forget,
  });

  return {
    values,
    dirty,
    set,
    busy,
    problems: problems.shown,
    fail: problems.fail,
    clear: problems.clear,
    /** Says what went wrong with something that is sent beside the form. */
    reject,
    /** What belongs to no field and must be said without the network. */
    notice,
    submit,
    /** Checks and sends as a part of another form. @throws what belongs to no field of this one */
    send: attempt,
    /** Begins anew; the draft is gone. */
    reset: (next: Values = initial): void => {
      show(next);
      problems.clear();
      forget(next);
    },
    /** For `<form>`. */
    props: {
      noValidate: true,
      onSubmit: (event: FormEvent): void => {
        event.preventDefault();
        void submit();
      },
    },
    wire: problems.wire,
    focus: problems.focus,
    text: (field: TextField<Values>) => ({
      ...problems.wire(field),
      // Such as the name of a traveller who was added elsewhere.
      value: (values[field] as string | undefined) ?? '',
      onChange: (event: { readonly target: { readonly value: string } }): void =>
        set({ [field]: event.target.value } as Partial<Values>),
    }),
  };
}

export type FormState<Values extends object> = ReturnType<typeof useForm<Values>>;

interface Sent<Values extends object> {
  readonly latest: { readonly current: Values };
  readonly set: (change: Partial<Values>) => void;
  /** Values and controls without one, such as the place of a document. */
  readonly has: (field: string) => boolean;
  readonly fail: (found: Problems<Values>) => void;
  readonly forget: (sent: Values) => void;
}

function useSending<Values extends object>(
  { check, violation, agree, send, serverFields = {}, failure, onReject, says, ms }: FormOptions<Values>,
  { latest, set, has, fail, forget }: Sent<Values>,
) {
  const errors = useT('errors');
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  /** Also while the form asks: a second press sends nothing. */
  const running = useRef(false);

  const problemOf = (error: unknown): Problems<Values> | null => {
    if (!(error instanceof ApiError) || error.field === undefined) return null;
    const field = serverFields[error.field] ?? error.field;
    if (!has(field)) return null;
    return { [field]: error.message || errors(error.textKey) } as Problems<Values>;
  };
  const reject = (error: unknown): void => {
    const problem = problemOf(error);
    if (problem) fail(problem);
    else if (!(error instanceof ApiError)) toast.rejection(error, { ms });
    else if (error.error === 'network_fail') setNotice(errors('network_fail'));
    else if (failure && error.temporary) toast.show({ key: failure, kind: 'warning', ms });
    else toast.rejection(error, { ms });
  };
  const violated = (values: Values): Problems<Values> => {
    const found = violation?.(values);
    // A telephone that is not one is typed anew (PEOPLE-6).
    if (found?.error === 'common_tel_number') set({ [found.field]: '' } as Partial<Values>);
    return (found ? { [found.field]: errors(found.error, found.params) } : {}) as Problems<Values>;
  };
  const passes = (values: Values): boolean => {
    const found = check?.(values) ?? violated(values);
    if (Object.keys(found).length === 0) return true;
    fail(found);
    return false;
  };
  const deliver = async (values: Values): Promise<void> => {
    await send(values);
    // What was begun anew or typed meanwhile is not what was sent.
    if (latest.current === values) forget(values);
  };
  const attempt = async (): Promise<void> => {
    const values = latest.current;
    if (!passes(values)) return;
    try {
      await deliver(values);
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      fail(problem);
    }
  };
  const work = async (values: Values): Promise<void> => {
    if (!passes(values)) return;
    // Neither the question nor the toast may be here yet, and offline neither can be fetched.
    if (!navigator.onLine) return setNotice(errors('network_fail'));
    if (agree && !(await agree(values))) return;
    setBusy(true);
    await deliver(values);
  };
  const submit = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setNotice(undefined);
    try {
      await work(latest.current);
    } catch (error) {
      onReject?.(error);
      if (problemOf(error) || !(await says?.(error))) reject(error);
      // What is no answer of the server is a fault of the page, which is reported.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, notice, submit, reject, attempt };
}
