import { PRELOADED_DATA_ID } from '../protocol.ts';
import { recordEarlyEvents } from './early-events.ts';

/** Milliseconds for which the picture that matters most may hold up the scripts. */
const PICTURE_MS = 1_000;

const interactions = ['pointerdown', 'keydown', 'focusin'];

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

const serverRendered = (): HTMLElement | null => document.getElementById(PRELOADED_DATA_ID);

/** A hidden page has none. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

const mainPicture = async (): Promise<void> => {
  try {
    await document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.decode();
  } catch {
    // A broken picture holds up nothing.
  }
};

/** Resolves when the server's page can be seen; without one, when the document is there. */
const shown = async (): Promise<void> => {
  await parsed();
  if (!serverRendered()) return;
  await nextFrame();
  await Promise.race([mainPicture(), delay(PICTURE_MS)]);
  await nextFrame();
};

/**
 * Starts the scripts once the server's page can be seen, so that nothing competes with it; at once when
 * somebody does something or changes tabs. Events until then are kept ({@link recordEarlyEvents}). @param
 * addresses in their order
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
