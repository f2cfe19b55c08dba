const LOOK_MS = 50;
const LONGEST_MS = 20_000;

/** Whether React has taken an element over; it marks those. */
const isAlive = (element: Element): boolean =>
  Object.keys(element).some((name) => name.startsWith('__reactProps'));

/**
 * A page that is readable before its scripts have come is pressed before, too. The last button that was pressed in
 * vain is pressed again as soon as it works, and so is what was chosen from a list; links and forms need no scripts.
 */
export function replayPresses(root: HTMLElement): void {
  let pressed: HTMLButtonElement | null = null;
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      pressed = button && !isAlive(button) ? button : null;
    },
    { capture: true },
  );
  let chosen: { readonly list: HTMLSelectElement; readonly value: string } | null = null;
  root.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement && !isAlive(target))
        chosen = { list: target, value: target.value };
    },
    { capture: true },
  );
  const look = setInterval(() => {
    if (chosen && isAlive(chosen.list)) {
      const { list, value } = chosen;
      chosen = null;
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (!pressed || !isAlive(pressed)) return;
    const button = pressed;
    pressed = null;
    button.click();
  }, LOOK_MS);
  setTimeout(() => clearInterval(look), LONGEST_MS);
}
