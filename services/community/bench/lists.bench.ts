import { buildIndexes, connectStore, createBus, createLogger } from '@narae/service-kit';
import { startTestStore } from '@narae/test-kit';
import type { BenchRow } from '../../../libs/tooling/bin/lib/bench-row.mjs';
import { createCommentReader, keepCounts } from '../src/comments/read-comments.ts';
import { communityStore } from '../src/desk/context.ts';
import { createQuestionReader } from '../src/questions/read-questions.ts';
import { createReviewReader } from '../src/reviews/read-reviews.ts';
import { fillLists, type ListSizes } from '../test/support/many-posts.ts';

export const name = 'Pages of a list of ten thousand, beside the same of a list of ten';

const sizes: ListSizes = { few: 10, many: 10_000 };
const rounds = 200;
/** The first ones only warm up. */
const warmUps = 50;
/** As many rows as the short list has, so that both answer as much. */
const limit = sizes.few;

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

const timed = async (read: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await read();
  return performance.now() - start;
};

/** Both in turns, so that a busy machine slows down both. */
const beside = async (
  metric: string,
  read: (size: keyof ListSizes) => Promise<{ readonly rows: readonly unknown[] }>,
): Promise<BenchRow> => {
  const times: { many: number; few: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push({ many: await timed(() => read('many')), few: await timed(() => read('few')) });
  for (const size of ['few', 'many'] as const)
    if ((await read(size)).rows.length !== limit) throw new Error(`${metric}: a page is not full`);
  const measured = times.slice(warmUps);
  return {
    metric,
    value: median(measured.map(({ many }) => many)),
    unit: 'ms',
    baseline: median(measured.map(({ few }) => few)),
    wanted: { atMost: 1.2 },
  };
};

export const run = async (): Promise<BenchRow[]> => {
  const mongo = await startTestStore();
  const store = await connectStore(mongo.url, mongo.freshName());
  const models = communityStore(store);
  await buildIndexes(store);
  const lists = await fillLists(models, sizes);
  const bus = await createBus({ log: createLogger('bench', 'silent') });
  const context = { ...models, bus, now: () => new Date() };
  const counts = keepCounts(context);
  const comments = createCommentReader({ ...context, counts });
  const questions = createQuestionReader(context);
  const reviews = createReviewReader(context);
  try {
    return [
      await beside('comments, newest first', (size) =>
        comments.page({ ...lists.comments[size], sort: 'newest', limit }),
      ),
      await beside('comments, by likes', (size) =>
        comments.page({ ...lists.comments[size], sort: 'likes', limit }),
      ),
      await beside('questions', (size) => questions.page({ ...lists.questions[size], search: '', limit })),
      await beside('reviews', (size) => reviews({ ...lists.reviews[size], sort: 'newest', limit })),
    ];
  } finally {
    counts.stop();
    await bus.close();
    await store.close();
    await mongo.release();
  }
};
