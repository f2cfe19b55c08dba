import { onHydrated } from './hydration-progress.ts';

/** Milliseconds after which nobody expects any more that what they pressed does something. */
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

/** The last event of each type that React has not handled, and what repeats it. */
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
    // What nothing handles this time either is remembered again.
    if (early && performance.now() - early.event.timeStamp < EXPECTED_MS) early.repeat();
  }
}

/**
 * Keeps what a visitor does, and has done, before the page is hydrated: the last button pressed and the last choice from a list are
 * repeated each time a part of the page has been hydrated, until React handles them ({@link handledByReact}). React
 * calls no handler at all, not even above it, for an event in a part that is not hydrated.
 */
export function keepEarlyEvents(root: HTMLElement): void {
  for (const type of types) root.addEventListener(type, remember, true);
  for (const event of window.takeEarlyEvents?.() ?? []) remember(event);
  // Behind the update that puts what this browser keeps in the place of what the server could know.
  onHydrated(() => queueMicrotask(repeatUnhandled));
}

/** A React handler above the whole page: an event that arrives there is handled. */
export function handledByReact({ nativeEvent }: { readonly nativeEvent: Event }): void {
  if (unhandled.get(nativeEvent.type)?.event === nativeEvent) unhandled.delete(nativeEvent.type);
}
