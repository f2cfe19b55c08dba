const LOOK_MS = 50;
const LONGEST_MS = 20_000;

/** Whether React has taken an element over; it marks those. */
const isAlive = (element: Element): boolean =>
  Object.keys(element).some((name) => name.startsWith('__reactProps'));

/**
 * A page that is readable before its scripts have come is pressed before, too. The last button that was pressed in
 * vain is pressed again as soon as it works; links and forms need no scripts.
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
  const look = setInterval(() => {
    if (!pressed || !isAlive(pressed)) return;
    const button = pressed;
    pressed = null;
    button.click();
  }, LOOK_MS);
  setTimeout(() => clearInterval(look), LONGEST_MS);
}
