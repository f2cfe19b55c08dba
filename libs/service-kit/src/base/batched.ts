/**
 * Puts together what many ask for at the same time: while one piece of work is under way, everything that comes waits
 * for the next, which does it all at once. Each caller waits for the piece that has its own items in it.
 */
export function batched<Item>(
  work: (items: readonly Item[]) => Promise<void>,
): (items: readonly Item[]) => Promise<void> {
  let waiting: Item[] = [];
  let next: Promise<void> | undefined;
  let running: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    const items = waiting;
    waiting = [];
    next = undefined;
    await work(items);
  };
  return (items) => {
    waiting.push(...items);
    if (!next) {
      next = running.then(run, run);
      running = next;
    }
    return next;
  };
}
