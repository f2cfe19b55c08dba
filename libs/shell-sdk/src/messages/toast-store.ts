import { ApiError } from '@narae/api-client';
import { create } from 'zustand';

type ToastKind = 'info' | 'success' | 'warning';

export interface ToastRequest {
  /** Of the `errors` pack. */
  readonly key?: string;
  /** Used when there is no key. */
  readonly text?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly kind?: ToastKind;
  /** The same words stand beside the focused field and are not announced twice. */
  readonly beside?: boolean;
  readonly ms?: number;
}

export interface ToastNote extends ToastRequest {
  readonly id: number;
  readonly kind: ToastKind;
}

/** Milliseconds; 3 s for login, Q&A and withdrawal (SHELL-10). */
export const toastTimes = { normal: 1_500, long: 3_000 } as const;

/** A message waits this long for its display, which is fetched with the first one. */
const FETCHING_MS = 10_000;

const MOST_AT_ONCE = 3;

export const toastStore = create<{ readonly notes: readonly ToastNote[] }>()(() => ({ notes: [] }));

let nextId = 1;

const timers = new Map<number, ReturnType<typeof setTimeout>>();

function dismiss(id: number): void {
  pause(id);
  toastStore.setState(({ notes }) => ({ notes: notes.filter((note) => note.id !== id) }));
}

function pause(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Gives a message its whole time, once it can be read and again after it was looked at. */
function resume(id: number): void {
  const note = toastStore.getState().notes.find((item) => item.id === id);
  if (note) dismissIn(id, note.ms ?? toastTimes.normal);
}

function dismissIn(id: number, ms: number): void {
  pause(id);
  timers.set(
    id,
    setTimeout(() => dismiss(id), ms),
  );
}

function sameText(a: ToastRequest, b: ToastRequest): boolean {
  return a.key === b.key && a.text === b.text;
}

/** Returns the message's id. Its time begins with `resume`; the same message again starts it anew. */
function show(request: ToastRequest): number {
  const id = nextId++;
  toastStore.setState(({ notes }) => ({
    notes: [
      ...notes.filter((note) => !sameText(note, request)),
      { ...request, id, kind: request.kind ?? 'info' },
    ].slice(-MOST_AT_ONCE),
  }));
  dismissIn(id, FETCHING_MS);
  return id;
}

/** Shows the server's words, or that the network failed. */
function rejection(error: unknown, options: Pick<ToastRequest, 'ms'> = {}): void {
  if (error instanceof ApiError) {
    if (error.error === 'aborted') return;
    show({
      ...(error.message ? { text: error.message } : { key: error.error }),
      kind: 'warning',
      ...options,
    });
  } else {
    show({ key: 'internal_fail', kind: 'warning', ...options });
  }
}

export const toast = { show, rejection, dismiss, pause, resume };
