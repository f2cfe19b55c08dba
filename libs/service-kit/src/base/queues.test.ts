import { batched } from './queues.ts';

test('what comes while one piece is under way is done together in the next, and each caller hears of its own', async () => {
  const pieces: number[][] = [];
  const ends: (() => void)[] = [];
  const add = batched<number>(async (items) => {
    pieces.push([...items]);
    await new Promise<void>((resolve) => {
      ends.push(resolve);
    });
    if (items.includes(13)) throw new Error('unlucky');
  });
  const settled: string[] = [];
  const note = (name: string, work: Promise<void>): Promise<void> =>
    work.then(
      () => void settled.push(name),
      () => void settled.push(`${name} failed`),
    );
  const first = note('first', add([1, 2]));
  await Promise.resolve();
  await Promise.resolve();
  const others = [note('second', add([3])), note('third', add([13]))];
  expect(pieces).toEqual([[1, 2]]);
  ends[0]?.();
  await first;
  while (ends.length < 2) await Promise.resolve();
  expect(pieces).toEqual([
    [1, 2],
    [3, 13],
  ]);
  ends[1]?.();
  await Promise.all(others);
  const last = note('last', add([4]));
  while (ends.length < 3) await Promise.resolve();
  ends[2]?.();
  await last;
  expect(settled).toEqual(['first', 'second failed', 'third failed', 'last']);
});
