import { onHydrated } from './hydration-progress.ts';

/** What a visitor did with an element before React handled it, and how to do it again. */
interface EarlyEvent {
  readonly event: Event;
  readonly repeat: () => void;
}

/** Milliseconds after which nobody expects any more that what they pressed does something. */
const EXPECTED_MS = 20_000;

/** A choice is repeated before the press that may follow from it. */
const kinds = ['change', 'click'] as const;
type Kind = (typeof kinds)[number];

/** The last event of each kind that React has not handled. */
const unhandled = new Map<Kind, EarlyEvent>();

/** How to repeat an event; undefined where the browser itself does what was meant: links, and buttons of forms. */
const repeatOf = {
  change: (target: Element): (() => void) | undefined => {
    if (!(target instanceof HTMLSelectElement)) return undefined;
    const { value } = target;
    return () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  },
  click: (target: Element): (() => void) | undefined => {
    const button = target.closest('button');
    if (!button || (button.type === 'submit' && button.form)) return undefined;
    return () => button.click();
  },
} satisfies Record<Kind, (target: Element) => (() => void) | undefined>;

function remember(kind: Kind, event: Event): void {
  const repeat = event.target instanceof Element ? repeatOf[kind](event.target) : undefined;
  if (repeat) unhandled.set(kind, { event, repeat });
  else unhandled.delete(kind);
}

function repeatUnhandled(): void {
  for (const kind of kinds) {
    const early = unhandled.get(kind);
    unhandled.delete(kind);
    // What nothing handles this time either is remembered again.
    if (early && performance.now() - early.event.timeStamp < EXPECTED_MS) early.repeat();
  }
}

/**
 * Keeps what a visitor does before the page is hydrated: the last button pressed and the last choice from a list are
 * repeated each time a part of the page has been hydrated, until React handles them ({@link handledByReact}). React
 * calls no handler at all, not even above it, for an event in a part that is not hydrated.
 */
export function keepEarlyEvents(root: HTMLElement): void {
  for (const kind of kinds) root.addEventListener(kind, (event) => remember(kind, event), { capture: true });
  onHydrated(repeatUnhandled);
}

/** A React handler above the whole page: an event that arrives there is handled. */
export function handledByReact({ nativeEvent }: { readonly nativeEvent: Event }): void {
  for (const [kind, { event }] of unhandled) if (event === nativeEvent) unhandled.delete(kind);
}
