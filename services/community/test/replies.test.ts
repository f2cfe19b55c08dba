import { commentRepliedV1 } from '@narae/events';
import { stoppedClock, type CallOptions, type TestService } from '@narae/test-kit';
import { startCommunity } from './support/start-community.ts';
import { freshArticle } from './support/targets.ts';

const clock = stoppedClock();
let community: TestService;
let prod_id: string;
let told: Record<string, unknown>[];
let stop: () => void;
beforeAll(async () => {
  community = await startCommunity(clock.now);
});
afterAll(() => community.close());
beforeEach(async () => {
  clock.advance(86_400_000);
  prod_id = await freshArticle(community);
  told = [];
  stop = community.bus.watch([commentRepliedV1.subject], ({ data }) => told.push(data));
});
afterEach(() => stop());

const comment_type = 'kpopinfo';
const mina = { as: 'MEM0000000001', nick: 'Mina' };
const yuna = { as: 'MEM0000000002', nick: 'Yuna' };
const desk: CallOptions = { as: 'MEM0000000900', role: 'community', nick: 'Somebody at work' };
const write = async (comment_content: string, options: CallOptions, reply_to?: string) => {
  clock.advance(1000);
  const info = { prod_id, comment_type, comment_content, lan_tp: 'ENG', ...(reply_to && { reply_to }) };
  return (await community.inject('commentInsert', info, options)).body;
};
const page = async (info: Record<string, unknown> = {}, options: CallOptions = {}) =>
  (await community.inject('commentPage', { prod_id, comment_type, ...info }, options)).body;

test('answers stand under their comment, the oldest first, and whoever wrote it is told', async () => {
  const { comment_id } = await write('Is lunch included?', mina);
  const { comment_id: first } = await write('It was for us', yuna, comment_id);
  const { comment_id: own } = await write('Thank you', mina, comment_id);
  const { rows, total } = await page();
  expect(total).toBe(1);
  expect(rows).toMatchObject([
    {
      comment_id,
      reply_to: '',
      replies: [
        { comment_id: first, user_nick: 'Yuna', reply_to: comment_id },
        { comment_id: own, user_nick: 'Mina' },
      ],
    },
  ]);
  await community.settle();
  expect(told).toEqual([{ comment_id, reply_id: first, comment_type, prod_id, mem_id: mina.as }]);
});

test('the desk answers for the shop, without a name', async () => {
  const { comment_id } = await write('Which gate?', mina);
  const answer = { comment_id, comment_content: 'Gate 3, at nine.', lan_tp: 'ENG' };
  expect((await community.inject('commentReply', answer, mina)).status).toBe(403);
  expect((await community.inject('commentReply', answer, desk)).body).toMatchObject({ msg: 'success' });
  const [row] = (await page()).rows;
  expect(row?.replies).toMatchObject([{ comment_content: 'Gate 3, at nine.', desk_yn: 'Y', user_nick: '' }]);
  await community.settle();
  expect(told).toMatchObject([{ comment_id, mem_id: mina.as }]);
  const log = await community.inject('communityAudit', { kind: 'comment', id: comment_id }, desk);
  expect(log.body).toMatchObject([{ action: 'comment-answered', by: desk.as }]);
});

test('a held answer is told once it is shown, and once only', async () => {
  const { comment_id } = await write('Any tips?', mina);
  const { comment_id: reply } = await write('Come to my casino', yuna, comment_id);
  expect((await page()).rows[0]?.replies).toEqual([]);
  expect((await page({}, yuna)).waiting).toMatchObject([{ comment_id: reply, reply_to: comment_id }]);
  await community.settle();
  expect(told).toEqual([]);
  for (const decision of ['show', 'hide', 'show'] as const) {
    const { rows } = (await community.inject('moderationComments', { prod_id }, desk)).body;
    const seen = rows.find(({ id }) => id === reply);
    const { kind, id, version, reports_version } = seen ?? {};
    const info = { kind, id, version, reports_version, decision, reason: 'spam' };
    expect((await community.inject('postDecide', info, desk)).body).toMatchObject({ msg: 'success' });
  }
  expect((await page()).rows[0]?.replies).toMatchObject([{ comment_id: reply }]);
  await community.settle();
  expect(told).toMatchObject([{ reply_id: reply }]);
});

test('an answer is not answered, nor is what others do not see or what stands elsewhere', async () => {
  const { comment_id } = await write('First', mina);
  const { comment_id: reply } = await write('Second', yuna, comment_id);
  const { comment_id: held } = await write('casino', mina);
  for (const target of [reply, held, 'COMMENT999999'])
    expect(await write(`To ${target}`, yuna, target)).toMatchObject({
      error: 'comment_not_found',
      field: 'reply_to',
    });
  prod_id = await freshArticle(community);
  expect(await write('From elsewhere', yuna, comment_id)).toMatchObject({ error: 'comment_not_found' });
});

test('a comment has thirty answers at most', async () => {
  const { comment_id } = await write('Count them', mina);
  for (let n = 1; n <= 30; n += 1)
    expect(
      await write(`Answer ${n}`, { as: `MEM00000001${String(n).padStart(2, '0')}` }, comment_id),
    ).toMatchObject({
      msg: 'success',
    });
  expect(await write('One more', yuna, comment_id)).toMatchObject({ error: 'replies_most' });
  expect((await page()).rows[0]?.replies).toHaveLength(30);
});

test('with a comment its answers go out of sight', async () => {
  const { comment_id } = await write('Goes away', mina);
  await write('Stays behind', yuna, comment_id);
  await community.inject('commentDelete', { comment_id }, mina);
  expect(JSON.stringify(await page())).not.toContain('Stays behind');
});

test('an address finds what it names beyond the first page, a reply with its comment', async () => {
  const { comment_id } = await write('The oldest', mina);
  const { comment_id: reply } = await write('An answer', yuna, comment_id);
  for (let n = 0; n < 3; n += 1) await write(`Newer ${n}`, yuna);
  for (const named of [comment_id, reply]) {
    const found = await page({ limit: 2, named });
    expect(found.rows).toHaveLength(2);
    expect(found.named).toMatchObject([{ comment_id, replies: [{ comment_id: reply }] }]);
  }
  const { comment_id: held } = await write('casino', mina);
  expect((await page({ named: held }, mina)).named).toEqual([]);
  prod_id = await freshArticle(community);
  expect((await page({ named: comment_id })).named).toEqual([]);
});
