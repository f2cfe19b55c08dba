import type { Calls, ModeratedPost } from '@narae/contracts';
import { memberWithdrawnV1 } from '@narae/events';
import { stoppedClock, type CallOptions, type TestService } from '@narae/test-kit';
import { reportModel } from '../src/moderation/moderation.model.ts';
import { startCommunity } from './support/start-community.ts';
import { freshArticle } from './support/targets.ts';

const clock = stoppedClock();
let community: TestService;
let prod_id: string;
beforeAll(async () => {
  community = await startCommunity(clock.now);
});
afterAll(() => community.close());
beforeEach(async () => {
  clock.advance(86_400_000);
  prod_id = await freshArticle(community);
});

const comment_type = 'kpopinfo';
const desk: CallOptions = { as: 'MEM0000000900', role: 'community' };
const mina = { as: 'MEM0000000001', nick: 'Mina' };
const call = async <Name extends keyof Calls>(
  name: Name,
  info: Record<string, unknown>,
  options: CallOptions = {},
) => {
  const { status, body } = await community.inject(name, info, options);
  return { ...body, status, body };
};
const write = async (comment_content: string, options: CallOptions = mina, lan_tp = 'ENG') => {
  clock.advance(1000);
  const info = { prod_id, comment_type, comment_content, lan_tp };
  return call('commentInsert', info, options);
};
const page = (options: CallOptions = {}) => call('commentPage', { prod_id, comment_type }, options);
const report = (id: string, as: string, more: object = {}) =>
  call('postReport', { kind: 'comment', id, reason: 'spam', ...more }, { as });
const queue = async (more: Record<string, unknown> = {}) => call('moderationQueue', more, desk);
/** The queue without what other tests have left in it. */
const waiting = async (...ids: string[]) =>
  (await queue({ limit: 50 })).rows.filter(({ id }) => ids.includes(id));
const decide = (post: ModeratedPost | undefined, more: object, by = desk) => {
  if (!post) throw new Error('it is not in the queue');
  const { kind, id, version, reports_version } = post;
  return call('postDecide', { kind, id, version, reports_version, ...more }, by);
};

describe('reports', () => {
  test('what is reported waits for the desk with how many say what, each member counted once', async () => {
    const { comment_id } = await write('Buy my tickets');
    for (const [as, reason] of [
      ['MEM0000000011', 'spam'],
      ['MEM0000000012', 'spam'],
      ['MEM0000000012', 'insult'],
      ['MEM0000000013', 'illegal'],
    ] as const)
      expect(await report(comment_id, as, { reason })).toMatchObject({ msg: 'success' });
    expect(await waiting(comment_id)).toMatchObject([
      {
        kind: 'comment',
        text: 'Buy my tickets',
        user_nick: 'Mina',
        mem_id: mina.as,
        standing: 'shown',
        about: { comment_type, prod_id },
        reports: [
          { reason: 'spam', count: 2 },
          { reason: 'illegal', count: 1 },
        ],
      },
    ]);
    expect((await page()).rows).toHaveLength(1);
  });

  test('thirty members at once are all counted', async () => {
    const { comment_id } = await write('A crowd does not like this');
    const members = Array.from({ length: 30 }, (_, n) => `MEM00000003${String(n).padStart(2, '0')}`);
    await Promise.all(members.map((as) => report(comment_id, as)));
    expect((await waiting(comment_id))[0]?.reports).toEqual([{ reason: 'spam', count: 30 }]);
  });

  test('nobody reports their own, what others do not see, or without end; visitors report nothing', async () => {
    const { comment_id } = await write('My own');
    expect(await report(comment_id, mina.as)).toMatchObject({ status: 409, error: 'own_post', field: 'id' });
    expect(await report('COMMENT999999', 'MEM0000000011')).toMatchObject({
      status: 404,
      error: 'post_not_found',
    });
    const { comment_id: held } = await write('casino');
    expect(await report(held, 'MEM0000000011')).toMatchObject({ error: 'post_not_found' });
    expect(await call('postReport', { kind: 'comment', id: comment_id, reason: 'spam' })).toMatchObject({
      error: 'login_required',
    });
    expect(await report(comment_id, 'MEM0000000011', { reason: 'boring' })).toMatchObject({
      error: 'invalid_value',
      field: 'reason',
    });
    let last = {};
    for (let n = 0; n < 21; n += 1) last = await report(comment_id, 'MEM0000000014');
    expect(last).toMatchObject({ status: 429, error: 'rate_limited' });
  });

  test('questions are reported alike, secret ones by nobody', async () => {
    const ask = { qna_ttl_nm: 'Cheap', qna_content: 'Come to me', secret_yn: 'N', lan_tp: 'ENG' };
    const { qna_id } = await call('qnaInsert', ask, mina);
    const secret = { ...ask, qna_ttl_nm: 'Quietly', secret_yn: 'Y', qna_password: '1234' };
    const { qna_id: hidden } = await call('qnaInsert', secret, mina);
    const of = { kind: 'question', reason: 'spam' };
    expect(await call('postReport', { ...of, id: qna_id }, { as: 'MEM0000000011' })).toMatchObject({
      msg: 'success',
    });
    expect(await call('postReport', { ...of, id: hidden }, { as: 'MEM0000000011' })).toMatchObject({
      error: 'post_not_found',
    });
    const [row] = await waiting(qna_id);
    expect(row).toMatchObject({ kind: 'question', text: 'Cheap\nCome to me', about: null });
    expect(await decide(row, { decision: 'hide', reason: 'spam' })).toMatchObject({ msg: 'success' });
    expect(await call('qnaDetail', { qna_id })).toMatchObject({ error: 'question_not_found' });
    expect((await call('qnaPage', {}, mina)).waiting).toMatchObject([
      { qna_id, standing: 'hidden', hidden_reason: 'Advertising or repeated posts' },
    ]);
  });
});

describe('decisions', () => {
  test('what is hidden only its author sees, with the reason in the language it was written in', async () => {
    const { comment_id } = await write('표 팝니다', mina, 'KOR');
    await community.settle();
    const told: Record<string, unknown>[] = [];
    const stop = community.bus.watch(['shop.community.comment.changed.v2'], ({ data }) => told.push(data));
    const [row] = (await call('moderationComments', { prod_id }, desk)).rows;
    const hide = { decision: 'hide', reason: 'illegal', note: '티켓 재판매는 금지입니다.' };
    expect(await decide(row, hide)).toMatchObject({ msg: 'success' });
    expect(await page()).toMatchObject({ rows: [], waiting: [], total: 0 });
    expect((await page({ as: 'MEM0000000002' })).waiting).toEqual([]);
    expect((await page(mina)).waiting).toMatchObject([
      {
        comment_id,
        standing: 'hidden',
        hidden_reason: '암표 등 법에 어긋나는 내용 – 티켓 재판매는 금지입니다.',
      },
    ]);
    await community.settle();
    stop();
    expect(told).toMatchObject([{ comment_id, change: 'moderated' }]);
    const log = await call('communityAudit', { kind: 'comment', id: comment_id }, desk);
    expect(log.body).toMatchObject([
      {
        by: desk.as,
        action: 'post-hidden',
        changes: [
          { field: 'standing', from: 'shown', to: 'hidden' },
          { field: 'reason', to: 'illegal' },
        ],
      },
    ]);
  });

  test('what was held is shown once the desk says so, and leaves the queue', async () => {
    const { comment_id } = await write('No casino today');
    const [row] = await waiting(comment_id);
    expect(row).toMatchObject({ standing: 'held', reports: [] });
    await decide(row, { decision: 'show' });
    expect((await page()).rows).toMatchObject([{ comment_id }]);
    expect(await waiting(comment_id)).toEqual([]);
  });

  test('of two moderators at once one is told to look again', async () => {
    const { comment_id } = await write('Two look at this');
    await report(comment_id, 'MEM0000000011');
    const [row] = await waiting(comment_id);
    const answers = await Promise.all([
      decide(row, { decision: 'show' }),
      decide(row, { decision: 'hide', reason: 'spam' }, { as: 'MEM0000000901', role: 'community' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ error: 'version_conflict' });
  });

  test('a dismissed report is closed; another member’s brings it back, the same one’s does not', async () => {
    const { comment_id } = await write('Harmless');
    await report(comment_id, 'MEM0000000011');
    const [row] = await waiting(comment_id);
    await decide(row, { decision: 'show' });
    await report(comment_id, 'MEM0000000011', { reason: 'insult' });
    expect(await waiting(comment_id)).toEqual([]);
    await report(comment_id, 'MEM0000000012', { reason: 'insult' });
    expect(await waiting(comment_id)).toMatchObject([{ reports: [{ reason: 'insult', count: 1 }] }]);
  });

  test('a report that came after the desk looked goes on waiting', async () => {
    const { comment_id } = await write('Later');
    await report(comment_id, 'MEM0000000011');
    const [row] = await waiting(comment_id);
    await report(comment_id, 'MEM0000000012');
    await decide(row, { decision: 'show' });
    expect(await waiting(comment_id)).toMatchObject([{ reports: [{ reason: 'spam', count: 2 }] }]);
  });

  test('another reason is said in words, and only the desk decides', async () => {
    await write('Something');
    const [row] = (await call('moderationComments', { prod_id }, desk)).rows;
    expect(await decide(row, { decision: 'hide', reason: 'else' })).toMatchObject({
      status: 400,
      error: 'reason_note_input',
      field: 'note',
    });
    expect(await decide(row, { decision: 'show' }, { as: 'MEM0000000002' })).toMatchObject({ status: 403 });
    expect(await decide(row, { decision: 'show' }, { as: 'MEM0000000003', role: 'booking' })).toMatchObject({
      error: 'role_needed_community',
    });
  });

  test('the queue comes in pages, the longest waiting first, each thing once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      const held = n % 2 === 0;
      const { comment_id } = await write(held ? `casino ${n}` : `fine ${n}`);
      if (!held) await report(comment_id, 'MEM0000000021');
      ids.push(comment_id);
    }
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { rows, next } = await queue({ limit: 2, ...(after && { after }) });
      seen.push(...rows.map(({ id }) => id));
      after = next;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
  });
});

describe('members who may not write', () => {
  const blocked = { as: 'MEM0000000041', nick: 'Loud' };
  const block = (more: object = {}) =>
    call('writingBlock', { mem_id: blocked.as, days: 7, reason: 'insult', version: 0, ...more }, desk);

  test('are told why and until when, in the language of the page, and write again afterwards', async () => {
    const { comment_id } = await write('Before', blocked);
    expect(await block({ note: 'Please stay polite.' })).toMatchObject({ user_nick: 'Loud', version: 1 });
    const refused = await write('During', blocked, 'JPN');
    expect(refused).toMatchObject({ status: 403, error: 'writing_blocked' });
    expect(refused.message).toContain('誹謗中傷や暴言 – Please stay polite.');
    expect(await call('commentUpdate', { comment_id, comment_content: 'Changed' }, blocked)).toMatchObject({
      error: 'writing_blocked',
    });
    const [row] = (await call('moderationComments', { author: 'Loud', prod_id }, desk)).rows;
    expect(row?.blocked_until).toBe(new Date(clock.now().getTime() - 1000 + 7 * 86_400_000).toISOString());
    expect(await call('writingBlocks', {}, desk)).toMatchObject({ rows: [{ mem_id: blocked.as }], next: '' });
    clock.advance(7 * 86_400_000);
    expect(await write('After', blocked)).toMatchObject({ msg: 'success' });
    expect((await call('writingBlocks', {}, desk)).rows).toEqual([]);
  });

  test('two moderators do not overwrite each other, and a block can be taken back', async () => {
    const both = await Promise.all([block(), block({ days: 30 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const version = (await call('writingBlocks', {}, desk)).rows[0]?.version ?? 0;
    expect(await call('writingUnblock', { mem_id: blocked.as, version: version + 1 }, desk)).toMatchObject({
      error: 'version_conflict',
    });
    expect(await call('writingUnblock', { mem_id: blocked.as, version }, desk)).toMatchObject({
      msg: 'success',
    });
    expect(await write('Free again', blocked)).toMatchObject({ msg: 'success' });
    expect(await block({ mem_id: 'MEM0000000999' })).toMatchObject({ error: 'member_not_found' });
  });
});

describe('words', () => {
  test('are changed by the desk and count from the next text on; two at once are told', async () => {
    const { body: lists } = await call('heldWords', {}, desk);
    expect(lists.map(({ version }) => version)).toEqual([0, 0, 0, 0, 0]);
    const words = [...(lists.find(({ lan_tp }) => lan_tp === 'ENG')?.words ?? []), 'Pineapple', 'pineapple'];
    const save = { words_lan_tp: 'ENG', words, version: 0 };
    expect(await call('heldWordsSave', save, desk)).toMatchObject({ version: 1 });
    expect(await write('pineapple pizza')).toMatchObject({ standing: 'held' });
    expect(await call('heldWordsSave', save, desk)).toMatchObject({ error: 'version_conflict' });
    const log = await call('communityAudit', { kind: 'words', id: 'ENG' }, desk);
    expect(log.body).toMatchObject([{ changes: [{ field: 'words', from: '', to: 'pineapple' }] }]);
    await call('heldWordsSave', { words_lan_tp: 'ENG', words: [], version: 1 }, desk);
    expect(await write('casino again')).toMatchObject({ standing: 'shown' });
    await call('heldWordsSave', { words_lan_tp: 'ENG', words, version: 2 }, desk);
  });
});

test('comments are found by text, member and nickname, standing, and in pages', async () => {
  const yuna = { as: 'MEM0000000051', nick: 'Yuna' };
  const { comment_id: first } = await write('The River at night (really)', yuna);
  const { comment_id: second } = await write('casino by the river', yuna);
  const find = async (more: object) =>
    (await call('moderationComments', { prod_id, ...more }, desk)).rows.map(({ id }) => id);
  expect(await find({ text: 'RIVER' })).toEqual([second, first]);
  expect(await find({ text: '(really)' })).toEqual([first]);
  expect(await find({ author: 'Yuna', standing: 'held' })).toEqual([second]);
  expect(await find({ author: yuna.as })).toEqual([second, first]);
  expect(await find({ author: 'Nobody' })).toEqual([]);
  const one = await call('moderationComments', { prod_id, limit: 1 }, desk);
  expect(await find({ limit: 1, after: one.next })).toEqual([first]);
});

test('of a member who leaves neither reports nor a block keep the number', async () => {
  const { comment_id } = await write('Reported by somebody who leaves');
  const gone = { as: 'MEM0000000077', nick: 'Gone' };
  await write('Mine', gone);
  await report(comment_id, gone.as);
  await call('writingBlock', { mem_id: gone.as, days: 1, reason: 'spam', version: 0 }, desk);
  const { comment_id: theirs } = await write('Theirs');
  await report(theirs, 'MEM0000000011');
  await community.emit(memberWithdrawnV1, { aggregateId: gone.as, version: 2, data: { mem_id: gone.as } });
  expect(JSON.stringify(await reportModel(community.store).find().lean())).not.toContain(gone.as);
  expect(await community.store.collection('writing_blocks').countDocuments({ mem_id: gone.as })).toBe(0);
  // The report itself still waits.
  expect(await waiting(comment_id)).toMatchObject([{ reports: [{ reason: 'spam', count: 1 }] }]);
});
