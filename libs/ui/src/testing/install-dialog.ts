/**
 * The part of the native dialog that jsdom lacks: open state, and focus inside on opening. Import it for its effect
 * in tests that open one: `import '@narae/ui/testing'`.
 */
const prototype = globalThis.HTMLDialogElement?.prototype;

if (prototype && typeof prototype.showModal !== 'function') {
  prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('button, input')?.focus();
  };
  prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}
