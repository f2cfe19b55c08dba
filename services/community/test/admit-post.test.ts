import { stoppedClock, type CallOptions, type TestService } from '@narae/test-kit';
import { hasLink, standingOf } from '../src/moderation/admission/admission.rules.ts';
import { heldWords } from '../src/moderation/admission/word-lists.ts';
import { startCommunity } from './support/start-community.ts';
import { tellArticle } from './support/targets.ts';

const clock = stoppedClock();
let community: TestService;
beforeAll(async () => {
  community = await startCommunity(clock.now);
  await tellArticle(community, 'INFO1');
});
afterAll(() => community.close());

const thread = { prod_id: 'INFO1', comment_type: 'kpopinfo' };
const write = async (comment_content: string, options: CallOptions) =>
  (await community.inject('commentInsert', { ...thread, comment_content }, options)).body;
const page = async (options: CallOptions = {}) =>
  (await community.inject('commentPage', thread, options)).body;

describe('rules', () => {
  const words = Object.values(heldWords).flat();
  test.each([
    ['this is FUCKING great', 'held'],
    ['Scunthorpe is a town', 'shown'],
    ['시 발 뭐야', 'held'],
    ['加 微-信 有票', 'held'],
    ['カジノで遊ぼう', 'held'],
    ['vé chợ đen đây', 'held'],
    ['오늘 공연 최고였어요', 'shown'],
  ])('%s', (text, standing) => {
    expect(standingOf(text, words, false)).toBe(standing);
  });

  test.each([
    ['https://example.com/x', true],
    ['see WWW.example.dev', true],
    ['tickets-cheap.shop only today', true],
    ['I liked it. Very much', false],
    ['3.5 stars', false],
  ])('%s leads somewhere: %s', (text, is) => {
    expect(hasLink(text)).toBe(is);
  });
});

test('what waits for review is seen by its author alone', async () => {
  expect(await write('casino bonus for everybody', { as: 'MEM1' })).toMatchObject({ standing: 'held' });
  expect(await page()).toMatchObject({ rows: [], waiting: [], total: 0 });
  expect(await page({ as: 'MEM2' })).toMatchObject({ rows: [], waiting: [] });
  expect((await page({ as: 'MEM1' })).waiting).toMatchObject([{ standing: 'held', own_yn: 'Y' }]);
});

test('the same text is posted once, however it is spaced, and by others all the same', async () => {
  expect(await write('So good!', { as: 'MEM3' })).toMatchObject({ msg: 'success' });
  expect(await write(' so  GOOD ', { as: 'MEM3' })).toMatchObject({ error: 'duplicate_post' });
  expect(await write('So good!', { as: 'MEM4' })).toMatchObject({ msg: 'success' });
});

test('an edit is admitted like anything new', async () => {
  const { comment_id } = await write('Harmless', { as: 'MEM5' });
  const info = { comment_id, comment_content: 'come to my casino' };
  expect((await community.inject('commentUpdate', info, { as: 'MEM5' })).body).toMatchObject({
    standing: 'held',
  });
  expect(
    (await community.inject('commentUpdate', { comment_id, comment_content: 'Sorry' }, { as: 'MEM5' })).body,
  ).toMatchObject({ standing: 'held' });
});

test('a member an hour old writes ten comments, and links of theirs wait', async () => {
  const fresh = { as: 'NEW1', joinedAt: new Date(clock.now().getTime() - 60_000) };
  expect(await write('look at https://example.com', fresh)).toMatchObject({ standing: 'held' });
  for (let at = 2; at <= 10; at += 1)
    expect(await write(`Comment ${at}`, fresh)).toMatchObject({ msg: 'success' });
  const { error, message } = await write('One too many', fresh);
  expect(error).toBe('new_member_limit');
  expect(message).toMatch(/try again in 1 hour|60 minutes/);
  clock.advance(3_600_000);
  expect(await write('One too many', fresh)).toMatchObject({ msg: 'success' });
  expect(await write('again https://example.com', fresh)).toMatchObject({ standing: 'shown' });
});

test('of the ten comments only those that are posted count, answers among them', async () => {
  const fresh = { as: 'NEW2', joinedAt: clock.now() };
  const { comment_id } = await write('The first', fresh);
  expect(await write('the FIRST!', fresh)).toMatchObject({ error: 'duplicate_post' });
  const edited = { comment_id, comment_content: 'The very first' };
  expect((await community.inject('commentUpdate', edited, fresh)).body).toMatchObject({ msg: 'success' });
  const answer = { ...thread, comment_content: 'An answer', reply_to: comment_id };
  expect((await community.inject('commentInsert', answer, fresh)).body).toMatchObject({ msg: 'success' });
  for (let at = 3; at <= 10; at += 1)
    expect(await write(`Number ${at}`, fresh)).toMatchObject({ msg: 'success' });
  expect(await write('Number 11', fresh)).toMatchObject({ error: 'new_member_limit' });
  clock.advance(3_600_000);
  // What was beyond the limit was not posted.
  expect(await write('Number 11', fresh)).toMatchObject({ msg: 'success' });
});

test('a question that could not be stored is none of the two that a new member asks', async () => {
  const fresh = { as: 'NEW3', joinedAt: clock.now() };
  const ask = async (qna_ttl_nm: string, qna_password = '1234') => {
    const question = { qna_ttl_nm, qna_content: 'Where?', secret_yn: 'Y', qna_password, lan_tp: 'ENG' };
    return (await community.inject('qnaInsert', question, fresh)).body;
  };
  expect(await ask('One', '12')).toMatchObject({ error: 'qna_password_length' });
  expect(await ask('One')).toMatchObject({ msg: 'success' });
  expect(await ask('Two')).toMatchObject({ msg: 'success' });
  expect(await ask('Three')).toMatchObject({ error: 'new_member_limit' });
});
