import { memberWithdrawnV1 } from '@narae/events';
import { stoppedClock, type CallOptions, type TestService } from '@narae/test-kit';
import { commentModel } from '../src/comments/comment.model.ts';
import { startCommunity } from './support/start-community.ts';
import { freshArticle, tellArticle } from './support/targets.ts';

const clock = stoppedClock();
let community: TestService;
let prod_id: string;
beforeAll(async () => {
  community = await startCommunity(clock.now);
});
afterAll(() => community.close());
beforeEach(async () => {
  clock.advance(1000);
  prod_id = await freshArticle(community);
});

const comment_type = 'kpopinfo';
const mina = { as: 'MEM1', nick: 'Mina', picture: '/p/1-64.webp' };
const write = async (comment_content: string, options: CallOptions = mina) => {
  clock.advance(1000);
  const { status, body } = await community.inject(
    'commentInsert',
    { prod_id, comment_type, comment_content, lan_tp: 'KOR' },
    options,
  );
  return { ...body, status };
};
const page = async (info: object = {}, options: CallOptions = {}) =>
  (await community.inject('commentPage', { prod_id, comment_type, ...info }, options)).body;
const like = (comment_id: string, as: string, more: object = {}) =>
  community.inject('commentLike', { comment_id, ...more }, { as });

describe('writing', () => {
  test('everybody reads a comment with nickname and picture, and nothing else of whoever wrote it', async () => {
    const { comment_id, standing } = await write('  정말 좋았어요!\r\n또 <가고> 싶어요  ');
    expect(standing).toBe('shown');
    const { rows, total, next, waiting } = await page({}, { as: 'MEM2' });
    expect(rows).toEqual([
      {
        comment_id,
        comment_type,
        prod_id,
        comment_content: '정말 좋았어요!\n또 <가고> 싶어요',
        lan_tp: 'KOR',
        like_cnt: 0,
        user_nick: 'Mina',
        user_img_path: '/p/1-64.webp',
        reg_date: clock.now().toISOString(),
        mod_date: '',
        own_yn: 'N',
        like_yn: 'N',
        reply_to: '',
        desk_yn: 'N',
        replies: [],
      },
    ]);
    expect({ total, next, waiting }).toEqual({ total: 1, next: '', waiting: [] });
    expect((await page({}, mina)).rows).toMatchObject([{ own_yn: 'Y', standing: 'shown' }]);
  });

  test.each([
    ['nothing', ' \n ', 'comment_content_nodata'],
    ['too much', 'a'.repeat(1001), 'text_too_long'],
    ['marks that turn the writing', 'abc\u202edef', 'invalid_value'],
  ])('%s is rejected beside its field', async (_what, text, error) => {
    const { status, body } = await community.inject(
      'commentInsert',
      { prod_id, comment_type, comment_content: text },
      mina,
    );
    expect({ status, error: body.error, field: body.field }).toEqual({
      status: 400,
      error,
      field: 'comment_content',
    });
  });

  test.each(['commentInsert', 'commentUpdate', 'commentDelete'] as const)(
    '%s asks a visitor to sign in, in the words of comments',
    async (name) => {
      const { status, body } = await community.inject(name, {}, { lanTp: 'KOR' });
      expect([status, body]).toEqual([
        401,
        { error: 'comment_login_fail', message: '로그인 후 댓글을 쓸 수 있습니다.' },
      ]);
    },
  );

  test('somebody who claims to be another writes nothing', async () => {
    const info = { prod_id, comment_type, comment_content: 'Hello', mem_id: 'MEM9' };
    const { status, body } = await community.inject('commentInsert', info, mina);
    expect([status, body.error]).toEqual([403, 'not_own']);
    expect((await page()).rows).toEqual([]);
  });

  test('nothing is written on what the catalogue does not show', async () => {
    const info = { prod_id: 'NOTHING', comment_type, comment_content: 'Hello' };
    expect((await community.inject('commentInsert', info, mina)).body.error).toBe('content_not_found');
  });
});

describe('one’s own', () => {
  test('an edit says when, and only its owner makes it', async () => {
    const { comment_id } = await write('First');
    const edit = (as: string) =>
      community.inject('commentUpdate', { comment_id, comment_content: 'Second' }, { as });
    expect((await edit('MEM2')).body.error).toBe('not_own');
    clock.advance(60_000);
    expect((await edit('MEM1')).body).toEqual({ msg: 'success', standing: 'shown' });
    expect((await page()).rows).toMatchObject([
      { comment_content: 'Second', mod_date: clock.now().toISOString() },
    ]);
    expect(
      (await community.inject('commentUpdate', { comment_id: 'COMMENT9', comment_content: 'x' }, mina))
        .status,
    ).toBe(404);
  });

  test('deleting takes text and likes away at once, twice does no harm, and the text may be written again', async () => {
    const { comment_id } = await write('Gone soon');
    await like(comment_id, 'MEM2');
    const remove = (as: string) => community.inject('commentDelete', { comment_id }, { as });
    expect((await remove('MEM2')).body.error).toBe('not_own');
    expect((await remove('MEM1')).body).toEqual({ msg: 'success' });
    expect((await remove('MEM1')).status).toBe(200);
    expect(await page()).toMatchObject({ rows: [], total: 0 });
    expect((await like(comment_id, 'MEM2')).body.error).toBe('comment_not_found');
    const stored = await commentModel(community.store).findOne({ comment_id }).lean();
    expect(stored).toMatchObject({ text: '', likes: [], like_cnt: 0 });
    expect((await write('Gone soon')).status).toBe(200);
  });
});

describe('likes', () => {
  test('a hundred members at once are a hundred likes', async () => {
    const { comment_id } = await write('Popular');
    const members = Array.from({ length: 100 }, (_, at) => `FAN${at}`);
    const answers = await Promise.all(members.map((as) => like(comment_id, as)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await page({}, { as: 'FAN7' })).rows).toMatchObject([{ like_cnt: 100, like_yn: 'Y' }]);
    const stored = await commentModel(community.store).findOne({ comment_id }).lean();
    expect(new Set(stored?.likes).size).toBe(100);
  });

  test('one member who likes twice at once likes once, and a second click takes it back', async () => {
    const { comment_id } = await write('Twice');
    await Promise.all([
      like(comment_id, 'MEM2', { like_yn: 'Y' }),
      like(comment_id, 'MEM2', { like_yn: 'Y' }),
    ]);
    expect((await page()).rows).toMatchObject([{ like_cnt: 1 }]);
    expect((await like(comment_id, 'MEM2')).body).toEqual({ msg: 'success', like_yn: 'N', like_cnt: 0 });
    expect((await like(comment_id, 'MEM2')).body).toEqual({ msg: 'success', like_yn: 'Y', like_cnt: 1 });
    await Promise.all([like(comment_id, 'MEM2'), like(comment_id, 'MEM2'), like(comment_id, 'MEM2')]);
    const stored = await commentModel(community.store).findOne({ comment_id }).lean();
    expect(stored?.like_cnt).toBe(stored?.likes.length);
  });

  test('a visitor likes nothing', async () => {
    const { comment_id } = await write('Please sign in');
    expect((await community.inject('commentLike', { comment_id })).status).toBe(401);
  });
});

describe('pages', () => {
  test('newest first and by likes, page by page, without a gap or a repeat', async () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) await write(text);
    const { rows } = await page();
    expect(rows.map(({ comment_content }) => comment_content)).toEqual(['e', 'd', 'c', 'b', 'a']);
    const [, d, , b] = rows;
    for (const as of ['X1', 'X2']) await like(b!.comment_id, as);
    await like(d!.comment_id, 'X1');
    const all: string[] = [];
    for (let after: string | undefined = undefined; after !== '';) {
      const at: Awaited<ReturnType<typeof page>> = await page({
        sort: 'likes',
        limit: 2,
        ...(after && { after }),
      });
      all.push(...at.rows.map(({ comment_content }) => comment_content));
      after = at.next;
    }
    expect(all).toEqual(['b', 'd', 'e', 'c', 'a']);
  });

  test('who has an answer already is told so, and a member’s page is not a visitor’s', async () => {
    await write('Tagged');
    const ask = (headers: Record<string, string>, options: CallOptions = {}) =>
      community.inject('commentPage', { prod_id, comment_type }, { ...options, headers });
    const etag = String((await ask({})).headers['etag']);
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect((await ask({ 'if-none-match': etag }, mina)).status).toBe(200);
  });
});

test('what the catalogue takes back takes its comments with it, and they come back with it', async () => {
  const { comment_id } = await write('Still here');
  await tellArticle(community, prod_id, { withdrawn: true, version: 2 });
  expect(await page({}, mina)).toMatchObject({ rows: [], total: 0 });
  const thread = { prod_id, comment_type };
  expect((await community.inject('commentList', thread)).body).toEqual([]);
  expect((await community.inject('commentCount', thread)).body).toEqual({ total: 0 });
  expect((await like(comment_id, 'MEM2')).body.error).toBe('comment_not_found');
  expect((await write('Too late')).error).toBe('content_not_found');
  // What was told before the latest word changes nothing.
  await tellArticle(community, prod_id, { withdrawn: false, version: 1 });
  expect((await page()).rows).toEqual([]);
  await tellArticle(community, prod_id, { withdrawn: false, version: 3 });
  expect((await page()).rows).toMatchObject([{ comment_id }]);
});

test('whoever leaves keeps their words without a name, and takes their likes along', async () => {
  const leaving = { as: 'MEM77', nick: 'Leaver', picture: '/p/77-64.webp' };
  const { comment_id } = await write('I was here', leaving);
  const { comment_id: other } = await write('Stay');
  await like(other, 'MEM77');
  await like(other, 'MEM78');
  const left = { aggregateId: 'MEM77', version: 9, data: { mem_id: 'MEM77' } };
  await community.emit(memberWithdrawnV1, left);
  const { rows } = await page();
  expect(rows).toMatchObject([
    { comment_id: other, like_cnt: 1 },
    { comment_id, comment_content: 'I was here', user_nick: '', user_img_path: '' },
  ]);
  expect(JSON.stringify(await commentModel(community.store).find().lean())).not.toContain('MEM77');
});

test('a change is published for pages that are open', async () => {
  const told: Record<string, unknown>[] = [];
  const stop = community.bus.watch(['shop.community.comment.changed.v2'], ({ data }) => told.push(data));
  const { comment_id } = await write('Tell everybody');
  await like(comment_id, 'MEM2');
  await community.inject('commentDelete', { comment_id }, mina);
  await community.settle();
  stop();
  expect(told).toEqual(
    ['written', 'likes', 'deleted'].map((change) => ({ comment_id, comment_type, prod_id, change })),
  );
});

describe('old clients', () => {
  test('write, read, like, edit and delete by position, with a whole record', async () => {
    const record = {
      comment_id: 'COMMENT000999',
      comment_content: 'From long ago',
      mem_id: 'MEM1',
      lan_tp: 'cn',
      like_cnt: 999,
      reg_date: '2020-01-01 00:00:00',
      mod_date: '2020-01-01 00:00:00',
      prod_id,
      user_email: 'a@b.example',
      user_img_path: 'http://elsewhere.example/x.png',
      user_nick: 'Administrator',
      comment_type,
    };
    const call = (
      name: 'commentInsert' | 'commentList' | 'commentLikeCnt' | 'commentUpdate' | 'commentDelete',
      ...positional: unknown[]
    ) => community.inject(name, {}, { ...mina, positional });
    expect((await call('commentInsert', record)).body).toMatchObject({ msg: 'success' });
    const list = (await call('commentList', prod_id, comment_type)).body as { comment_id: string }[];
    expect(list).toMatchObject([
      { comment_content: 'From long ago', user_nick: 'Mina', lan_tp: 'CHN', like_cnt: 0, own_yn: 'Y' },
    ]);
    expect(list[0]).not.toHaveProperty('user_email');
    expect(list[0]).not.toHaveProperty('mem_id');
    const comment_id = list[0]!.comment_id;
    expect(comment_id).not.toBe('COMMENT000999');
    expect((await call('commentLikeCnt', prod_id, comment_type, 5)).body).toEqual([
      { comment_id, like_cnt: 0 },
    ]);
    const when = '2020-01-01 00:00:00';
    expect((await call('commentUpdate', 'Newer', 7, when, comment_id)).body).toMatchObject({
      msg: 'success',
    });
    expect((await call('commentList', prod_id, comment_type)).body).toMatchObject([
      { comment_content: 'Newer', like_cnt: 0 },
    ]);
    expect((await call('commentDelete', comment_id)).body).toEqual({ msg: 'success' });
  });
});
