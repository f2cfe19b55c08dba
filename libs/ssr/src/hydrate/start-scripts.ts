import { PRELOADED_DATA_ID } from '../protocol.ts';
import { recordEarlyEvents } from './early-events.ts';

/** Milliseconds for which the picture that matters most may hold up the scripts. */
const PICTURE_MS = 1_000;

/** Somebody wants to do something with the page, which nothing may hold up. */
const interactions = ['pointerdown', 'keydown', 'focusin'];

/** What an element names as its scripts. */
export const addressesIn = (element: Element | null): readonly string[] =>
  element?.getAttribute('data-scripts')?.split(' ').filter(Boolean) ?? [];

const once = (target: EventTarget, types: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    for (const type of types) target.addEventListener(type, () => resolve(), { once: true, capture: true });
  });

const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const parsed = async (): Promise<void> => {
  if (document.readyState === 'loading') await once(document, ['DOMContentLoaded']);
};

/** The data of a server-rendered page; its scripts are named there (`data-scripts`). */
const serverRendered = (): HTMLElement | null => document.getElementById(PRELOADED_DATA_ID);

/** Resolves when the browser has drawn the next frame; a hidden page has none. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Resolves when the picture that the page is about can be drawn. */
const mainPicture = async (): Promise<void> => {
  try {
    await document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.decode();
  } catch {
    // One that is broken holds up nothing.
  }
};

/** Resolves when what the server has rendered can be seen; as soon as the document is there where it has rendered nothing. */
const shown = async (): Promise<void> => {
  await parsed();
  if (!serverRendered()) return;
  await nextFrame();
  await Promise.race([mainPicture(), delay(PICTURE_MS)]);
  await nextFrame();
};

/**
 * Starts the scripts of the page when what the server has rendered can be seen, so that nothing competes with it, and then before
 * the pictures further down; at once when somebody does something, or turns to another tab. What they do until then is
 * kept ({@link recordEarlyEvents}).
 * @param addresses in the order in which they run
 */
export async function startScripts(addresses: readonly string[]): Promise<void> {
  recordEarlyEvents();
  await Promise.race([shown(), once(document, [...interactions, 'visibilitychange'])]);
  for (const src of addresses) {
    const script = Object.assign(document.createElement('script'), {
      src,
      async: false,
      fetchPriority: 'high',
    });
    script.onerror = () => document.querySelector('.boot-trouble')?.removeAttribute('hidden');
    document.head.append(script);
  }
  for (const href of addressesIn(serverRendered()))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
}
