import { onHydrated } from './hydration-progress.ts';

/** Milliseconds after which visitors no longer expect an effect of what they pressed. */
const EXPECTED_MS = 20_000;

/** A choice is repeated before the press that may follow from it. */
const types = ['change', 'click'];

declare global {
  interface Window {
    /** Ends {@link recordEarlyEvents}. @returns the last event of each type */
    takeEarlyEvents?: () => readonly Event[];
  }
}

/** Records what visitors do before the scripts that could remember it have started. */
export function recordEarlyEvents(): void {
  const last = new Map<string, Event>();
  const record = (event: Event): void => void last.set(event.type, event);
  for (const type of types) document.addEventListener(type, record, true);
  window.takeEarlyEvents = () => {
    for (const type of types) document.removeEventListener(type, record, true);
    delete window.takeEarlyEvents;
    return [...last.values()];
  };
}

const unhandled = new Map<string, { readonly event: Event; readonly repeat: () => void }>();

/** What repeats an event; nothing where the browser itself does what was meant: links, and buttons of forms. */
function repeatOf({ type, target }: Event): (() => void) | undefined {
  if (type === 'click') {
    const button = (target as Element).closest('button');
    return button && (button.type === 'button' || !button.form) ? () => button.click() : undefined;
  }
  if (!(target instanceof HTMLSelectElement)) return undefined;
  const { value } = target;
  return () => {
    target.value = value;
    target.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

function remember(event: Event): void {
  const repeat = repeatOf(event);
  if (repeat) unhandled.set(event.type, { event, repeat });
  else unhandled.delete(event.type);
}

function repeatUnhandled(): void {
  for (const type of types) {
    const early = unhandled.get(type);
    // An event that nothing handles this time either is remembered again.
    if (early && performance.now() - early.event.timeStamp < EXPECTED_MS) early.repeat();
  }
}

/**
 * Repeats the last press and choice after each hydration until React handles them ({@link handledByReact}).
 * React calls no handler at all, not even above it, for an event in a part that is not hydrated.
 */
export function keepEarlyEvents(root: HTMLElement): void {
  for (const type of types) root.addEventListener(type, remember, true);
  for (const event of window.takeEarlyEvents?.() ?? []) remember(event);
  // After the update that replaces the server's guesses by what this browser keeps.
  onHydrated(() => queueMicrotask(repeatUnhandled));
}

/** A React handler above the whole page: an event that arrives there is handled. */
export function handledByReact({ nativeEvent }: { readonly nativeEvent: Event }): void {
  if (unhandled.get(nativeEvent.type)?.event === nativeEvent) unhandled.delete(nativeEvent.type);
}
