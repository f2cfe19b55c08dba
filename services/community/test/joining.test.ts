import { memberJoinedV1, tripChangedV2 } from '@narae/events';
import { collectionsNaming, stoppedClock, type TestService } from '@narae/test-kit';
import { commentModel } from '../src/comments/comment.model.ts';
import { blockModel, reportModel } from '../src/moderation/moderation.model.ts';
import { tripModel } from '../src/reviews/trips/trip.model.ts';
import { startCommunity } from './support/start-community.ts';
import { tellArticle } from './support/targets.ts';

const clock = stoppedClock();
let community: TestService;
beforeEach(async () => {
  community = await startCommunity(clock.now);
  await tellArticle(community, 'INFO1');
});
afterEach(() => community.close());

const thread = { prod_id: 'INFO1', comment_type: 'kpopinfo' };
const [from, into] = ['MEM1', 'MEM2'];
const write = async (comment_content: string, as: string, nick: string): Promise<string> =>
  (
    await community.inject(
      'commentInsert',
      { ...thread, comment_content, lan_tp: 'KOR' },
      { as, nick, picture: '/p/1-64.webp' },
    )
  ).body.comment_id;
const like = (comment_id: string, as: string) => community.inject('commentLike', { comment_id }, { as });
const join = () =>
  community.emit(memberJoinedV1, {
    aggregateId: from,
    version: 2,
    data: { from, into, at: clock.now().toISOString() },
  });

test('comments, questions and likes become the other account’s, a like of both counts once', async () => {
  const comment_id = await write('첫 번째 댓글', from, 'Mina');
  const other = await write('다른 사람의 댓글', 'MEM3', 'Juno');
  for (const as of [from, into, 'MEM3']) await like(other, as);
  await like(comment_id, from);
  const question = {
    qna_ttl_nm: 'Where?',
    qna_content: 'Where do we meet?',
    lan_tp: 'ENG',
    secret_yn: 'Y',
    qna_password: '4711',
  };
  expect(
    (await community.inject('qnaInsert', question, { as: from, nick: 'Mina', picture: '' })).status,
  ).toBe(200);

  await join();
  await join();
  expect(await collectionsNaming({ community: community.store }, from)).toEqual([
    'community.authors',
    'community.joined_members',
  ]);
  const comments = await commentModel(community.store).find().sort({ comment_id: 1 }).lean();
  expect(comments.map(({ mem_id, likes, like_cnt }) => [mem_id, [...likes].sort(), like_cnt])).toEqual([
    [into, [into], 1],
    ['MEM3', [into, 'MEM3'], 2],
  ]);
  const { rows } = (await community.inject('commentPage', thread, { as: into })).body;
  expect(rows.find((row: { comment_id: string }) => row.comment_id === comment_id)).toMatchObject({
    own_yn: 'Y',
  });
  const late = await community.inject(
    'commentInsert',
    { ...thread, comment_content: '늦은 댓글', lan_tp: 'KOR' },
    { as: from, nick: 'Mina', picture: '' },
  );
  expect(late.body.error).toBe('login_required');
});

test('a block, reports and trips go along; of two blocks the longer holds', async () => {
  const [now, later] = [clock.now(), new Date(clock.now().getTime() + 86_400_000)];
  const block = { reason: 'spam', note: '', since: now, version: 1 } as const;
  await blockModel(community.store).create({ ...block, mem_id: from, until: later });
  await blockModel(community.store).create({ ...block, mem_id: into, until: new Date(now.getTime() + 1000) });
  const report = (mem_id: string) => ({ mem_id, reason: 'spam' as const, at: now, open: true });
  const post = { kind: 'comment', open: true, since: now, version: 1 } as const;
  await reportModel(community.store).create({ ...post, id: 'COMMENT1', reports: [report(from)] });
  await reportModel(community.store).create({
    ...post,
    id: 'COMMENT2',
    reports: [report(from), report(into)],
  });
  await join();
  const trip = {
    cart_id: 'CART1',
    order_id: 'O1',
    mem_id: from,
    prod_id: 'PTOUR1',
    paid: true,
    last_day: '2026-12-20',
  };
  await community.emit(tripChangedV2, { aggregateId: 'CART1', version: 3, data: trip });
  const stores = { community: community.store };
  expect(await collectionsNaming(stores, from)).toEqual(['community.authors', 'community.joined_members']);
  expect(await blockModel(community.store).find().lean()).toMatchObject([{ mem_id: into, until: later }]);
  const reported = await reportModel(community.store).find().sort({ id: 1 }).lean();
  expect(reported.map(({ reports }) => reports.map(({ mem_id }) => mem_id))).toEqual([[into], ['', into]]);
  expect(await tripModel(community.store).findOne().lean()).toMatchObject({ mem_id: into });
});
