import { ApiError, toast, toastTimes, useT } from '@narae/shell-sdk';
import { getT } from '@narae/i18n';
import { useEffect, useState } from 'react';
import { namespace } from '../../texts.ts';

/** Long enough that a word is one save, short enough that little is at stake. */
const PAUSE_MS = 700;
const RETRY_MS = 5_000;

/** Sends what was typed. `leaving`: the page may be gone before the answer comes. */
export type SaveDraft = (leaving: boolean) => Promise<unknown>;

/**
 * Keeps what is typed on the server after each pause (ORDER-10): one save at a time, so that the newest
 * arrives last. `onSignedOut`: what was typed last is lost.
 */
export function draftKeeper(onSignedOut: () => void) {
  let newest: SaveDraft | null = null;
  let waiting: SaveDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onItsWay: Promise<void> | null = null;
  const listeners = new Set<(kept: boolean) => void>();
  const onKept = (kept: boolean): void => listeners.forEach((listener) => listener(kept));

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => flush(false), ms);
  };

  /** @returns how long to wait before the next save */
  const sendNow = async (now: SaveDraft, leaving: boolean): Promise<number> => {
    const mayArriveLater = await attempt(() => now(leaving), onKept, onSignedOut);
    if (!mayArriveLater) return PAUSE_MS;
    // Unless something newer waits, or was sent when the page was left.
    if (now === newest) waiting = now;
    return RETRY_MS;
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
    keep: (save: SaveDraft): void => {
      newest = save;
      waiting = save;
      later(PAUSE_MS);
    },
    /** Tells whether each save went well. @returns stops telling */
    listen: (listener: (kept: boolean) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends at once what waits. */
    leave: (): void => flush(true),
    /** Forgets what waits and resolves when nothing is on its way. */
    stop: async (): Promise<void> => {
      clearTimeout(timer);
      newest = null;
      waiting = null;
      await onItsWay;
    },
  };
}

/** @returns whether sending the same again may go well */
const attempt = async (
  send: () => Promise<unknown>,
  onKept: (kept: boolean) => void,
  onSignedOut: () => void,
): Promise<boolean> => {
  try {
    await send();
    onKept(true);
    return false;
  } catch (error) {
    onKept(false);
    if (error instanceof ApiError && error.status === 401) onSignedOut();
    // Paying has begun or the session has ended: sending the same again would change nothing.
    return error instanceof ApiError && error.temporary;
  }
};

/** The page has gone to the sign-in by then; the member must know that the newest text is lost (ORDER-10). */
const sayLost = (): void =>
  void toast.show({ text: getT(namespace)('draft_signed_out'), kind: 'warning', ms: toastTimes.long });

/**
 * Outlive their screens: a save that failed is repeated after its screen was left, and must not arrive after
 * what is typed when that screen is opened again.
 */
const keepers = new Map<string, ReturnType<typeof draftKeeper>>();

const keeperOf = (name: string): ReturnType<typeof draftKeeper> => {
  const keeper = keepers.get(name) ?? draftKeeper(sayLost);
  keepers.set(name, keeper);
  return keeper;
};

/**
 * While saving fails (`failed`), leaving the page asks first (ORDER-10).
 * @param name of the draft: one for each order or event
 */
export function useKeepDraft(name: string) {
  const t = useT(namespace);
  const [failed, setFailed] = useState(false);
  const keeper = keeperOf(name);

  useEffect(() => {
    const stopListening = keeper.listen((kept) => setFailed(!kept));
    const onHide = (): void => keeper.leave();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      stopListening();
      keeper.leave();
    };
  }, [keeper]);

  useEffect(() => {
    if (!failed) return undefined;
    toast.show({ text: t('draft_fail'), kind: 'warning' });
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [failed, t]);

  return { failed, keep: keeper.keep, stop: keeper.stop };
}
