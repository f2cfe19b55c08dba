/** What jsdom's dialog lacks: open state and initial focus. `import '@narae/ui/testing'`. */
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
