import { shareAnswers } from './serve-shared.ts';

const slowStore = () => {
  const waiting: (() => void)[] = [];
  let reads = 0;
  let value = 'old';
  const read = async (fails = false): Promise<string> => {
    reads += 1;
    const seen = value;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    if (fails) throw new Error('the store is away');
    return seen;
  };
  const answer = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise(setImmediate);
  };
  return { read, answer, write: (next: string) => (value = next), reads: () => reads };
};

it('reads twice for a crowd, and nobody gets what was read before they asked', async () => {
  const store = slowStore();
  const ask = shareAnswers(() => store.read());
  const first = ask({ lan_tp: 'ENG' });
  store.write('new');
  const crowd = Array.from({ length: 50 }, () => ask({ lan_tp: 'ENG' }));
  await store.answer();
  await store.answer();
  expect(await first).toBe('old');
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['new']));
  expect(store.reads()).toBe(2);
});

it('keeps different questions apart and forgets what was answered', async () => {
  const store = slowStore();
  const ask = shareAnswers(() => store.read());
  const both = [ask('ENG'), ask('KOR')];
  await store.answer();
  await store.answer();
  await Promise.all(both);
  const later = ask('ENG');
  await store.answer();
  await later;
  expect(store.reads()).toBe(3);
});

it('lets the next round try again after a failure', async () => {
  const store = slowStore();
  let fails = true;
  const ask = shareAnswers(() => store.read(fails));
  const first = ask('ENG');
  fails = false;
  const second = ask('ENG');
  const rejected = expect(first).rejects.toThrow('away');
  await store.answer();
  await store.answer();
  await rejected;
  expect(await second).toBe('old');
});
