import { ApiError } from '@narae/shell-sdk';

/** Long enough that a word is one save, short enough that little is at stake. */
const PAUSE_MS = 700;
const RETRY_MS = 5_000;

/** Sends what was typed; `leaving` once the page may be gone before the answer comes. */
export type SendDraft<Typed> = (typed: Typed, leaving: boolean) => Promise<unknown>;

/**
 * Keeps on the server what is typed, after each pause (ORDER-10): one save at a time, so that the newest is the last to
 * arrive. `onKept` hears whether it went well; what failed for a while is sent again. `onSignedOut` hears that the session
 * had ended: what was typed last is lost, because nothing of it stays in the browser.
 */
export function draftKeeper<Typed>(
  send: SendDraft<Typed>,
  onKept: (kept: boolean) => void,
  onSignedOut: () => void,
) {
  let newest: { readonly typed: Typed } | null = null;
  let waiting: { readonly typed: Typed } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onItsWay: Promise<void> | null = null;

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => flush(false), ms);
  };

  /** Answers how long to wait before the next save. */
  const sendNow = async (now: { readonly typed: Typed }, leaving: boolean): Promise<number> => {
    try {
      await send(now.typed, leaving);
      onKept(true);
      return PAUSE_MS;
    } catch (error) {
      onKept(false);
      if (error instanceof ApiError && error.status === 401) onSignedOut();
      // Paying has begun or the session has ended: sending the same again would change nothing.
      if (!(error instanceof ApiError && error.temporary)) return PAUSE_MS;
      // Unless something newer waits, or was sent when the page was left.
      if (now === newest) waiting = now;
      return RETRY_MS;
    }
  };

  function flush(leaving: boolean): void {
    clearTimeout(timer);
    if (!waiting || (onItsWay && !leaving)) return;
    const now = waiting;
    waiting = null;
    const sending = sendNow(now, leaving).then((pause) => {
      if (onItsWay === sending) onItsWay = null;
      if (waiting) later(pause);
    });
    onItsWay = sending;
  }

  return {
    /** Takes what the fields hold now. */
    keep: (typed: Typed): void => {
      newest = { typed };
      waiting = newest;
      later(PAUSE_MS);
    },
    /** The page is about to be left: what waits is sent at once. */
    leave: (): void => flush(true),
    /** Forgets what waits and resolves when nothing is on its way: what follows is the last word. */
    stop: async (): Promise<void> => {
      clearTimeout(timer);
      newest = null;
      waiting = null;
      await onItsWay;
    },
  };
}
