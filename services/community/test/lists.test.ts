import { MAX_COUNTED_COMMENTS } from '@narae/contracts/post-limits';
import type { TestService } from '@narae/test-kit';
import type { CommandStartedEvent } from 'mongodb';
import { commentModel } from '../src/comments/comment.model.ts';
import { communityStore } from '../src/desk/context.ts';
import { fillLists, type ListSizes } from './support/many-posts.ts';
import { startCommunity } from './support/start-community.ts';

/** As many rows as the short list has. */
const limit = 10;
/** The long ones have more comments than are counted. */
const sizes: ListSizes = { few: limit, many: MAX_COUNTED_COMMENTS + 200 };
let community: TestService;
let lists: Awaited<ReturnType<typeof fillLists>>;
let reads: CommandStartedEvent[] = [];
/** The relay looks for what it has to pass on now and then, by commands of its own. */
const note = (event: CommandStartedEvent): void => {
  if (!JSON.stringify(event.command).includes('outbox.')) reads.push(event);
};
beforeAll(async () => {
  community = await startCommunity();
  lists = await fillLists(communityStore(community.store), sizes);
  await community.settle();
  community.store.getClient().on('commandStarted', note);
});
afterAll(async () => {
  community.store.getClient().off('commandStarted', note);
  await community.close();
});

const member = { as: 'MEM1' };
type Size = keyof ListSizes;
const comments = (size: Size, more: object, as: object = member) =>
  community.inject('commentPage', { ...lists.comments[size], limit, ...more }, as);
const questions = (size: Size, more: object, as: object = member) =>
  community.inject('qnaPage', { ...lists.questions[size], limit, ...more }, as);
const reviews = (size: Size, more: object, as: object = member) =>
  community.inject('reviewList', { ...lists.reviews[size], limit, ...more }, as);

const ofPosts = ['comments', 'questions', 'reviews'];
/** How many documents a read of posts looks at, of those that are at most as many as a page has. */
const examined = async ({ command }: CommandStartedEvent): Promise<number> => {
  const { find, filter, sort, limit: most, projection } = command;
  const explained = await community.store.db!.command({
    explain: { find, filter, sort, limit: most, projection },
    verbosity: 'executionStats',
  });
  return (explained as { executionStats: { totalDocsExamined: number } }).executionStats.totalDocsExamined;
};

test.each([
  ['comments, newest first', comments, { sort: 'newest' }],
  ['comments by likes', comments, { sort: 'likes' }],
  ['questions', questions, {}],
  ['reviews, newest first', reviews, { sort: 'newest' }],
  ['the most helpful reviews', reviews, { sort: 'helpful' }],
  ['the best reviews', reviews, { sort: 'stars' }],
])('a page of %s costs the store the same of a long list as of a short one', async (_what, ask, more) => {
  const cost = async (size: Size): Promise<{ commands: string[]; rows: unknown[] }> => {
    // Whoever asks first has the count made.
    await ask(size, more, {});
    reads = [];
    const { status, body } = await ask(size, more);
    expect(status).toBe(200);
    const asked = reads.filter(({ command }) => ofPosts.includes(command['find'] as string));
    const commands = reads.map(
      ({ commandName, command }) => `${commandName} ${String(command[commandName])}`,
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const read of asked) expect(await examined(read)).toBeLessThanOrEqual(limit + 1);
    return { commands: commands.sort(), rows: body.rows };
  };
  const few = await cost('few');
  const many = await cost('many');
  expect(many.commands).toEqual(few.commands);
  expect([few.rows.length, many.rows.length]).toEqual([limit, limit]);
});

test('comments are counted up to a limit, again after every write and not before', async () => {
  const count = async (size: Size): Promise<number> =>
    (await community.inject('commentCount', lists.comments[size])).body.total;
  expect([await count('few'), await count('many')]).toEqual([limit, MAX_COUNTED_COMMENTS]);
  reads = [];
  await count('few');
  expect(reads.filter(({ commandName }) => commandName === 'aggregate')).toEqual([]);
  await commentModel(community.store).updateOne(
    { ...lists.comments.few, standing: 'shown' },
    { $set: { standing: 'hidden' } },
  );
  expect(await count('few')).toBe(limit - 1);
});
