import { createRowTurns } from './turns.ts';

const start = Date.parse('2026-03-10T09:00:00Z');
let time: number;
let logged: unknown[];
const turns = () =>
  createRowTurns(
    {
      now: () => new Date(time),
      log: { error: (fields: unknown, what?: string) => void logged.push([fields, what]) },
    },
    'a row could not be done',
  );
const itself = (row: string) => row;
beforeEach(() => {
  time = start;
  logged = [];
});

it('does every row, also after one that throws, which is logged and waits', async () => {
  const { each, waiting } = turns();
  const seen: string[] = [];
  const done = await each(['a', 'b', 'c'], itself, async (row) => {
    seen.push(row);
    if (row === 'b') throw new Error('broken');
  });
  expect([seen, done, waiting()]).toEqual([['a', 'b', 'c'], 2, ['b']]);
  expect(logged).toEqual([[{ err: expect.any(Error), row: 'b' }, 'a row could not be done']]);
});

it('has a row wait that says it cannot be done yet, without a word in the log', async () => {
  const { each, waiting } = turns();
  expect(await each(['a'], itself, async () => false)).toBe(0);
  expect([waiting(), logged]).toEqual([['a'], []]);
});

it('waits five seconds, then twice as long each time, a minute at most, and begins anew once it was done', async () => {
  const { each, waiting } = turns();
  const waits: number[] = [];
  const measure = (): number => {
    const from = time;
    while (waiting().length > 0) time += 1000;
    return (time - from) / 1000;
  };
  for (let turn = 0; turn < 6; turn += 1) {
    await each(['a'], itself, async () => false);
    waits.push(measure());
  }
  expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
  await each(['a'], itself, async () => undefined);
  await each(['a'], itself, async () => false);
  expect(measure()).toBe(5);
});

it('remembers a thousand rows, however many cannot be done', async () => {
  const { each, waiting } = turns();
  await each(
    Array.from({ length: 1_200 }, (_, index) => String(index)),
    itself,
    async () => false,
  );
  expect(waiting()).toHaveLength(1_000);
  expect(waiting()[0]).toBe('200');
});
