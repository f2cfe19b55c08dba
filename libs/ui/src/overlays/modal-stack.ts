const CHANGED = 'narae:modal-changed';

/** Tells toasts that a modal opened or closed; works across bundles. */
export const announceModalChange = (): boolean => window.dispatchEvent(new Event(CHANGED));

export function onModalChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

/** The modal on top, or null. Everything outside is inert: announcements must live inside. */
export function topModal(): HTMLDialogElement | null {
  return Array.from(document.querySelectorAll<HTMLDialogElement>('dialog[open][data-modal]')).at(-1) ?? null;
}
