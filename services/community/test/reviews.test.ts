import { memberWithdrawnV1, reviewSummaryChangedV1, type EventEnvelope } from '@narae/events';
import { stoppedClock, until, type CallOptions, type TestService } from '@narae/test-kit';
import sharp from 'sharp';
import { reviewModel, reviewPictureModel } from '../src/reviews/review.model.ts';
import { startCommunity } from './support/start-community.ts';
import { tellProduct, tellTrip } from './support/products.ts';

const dayMs = 86_400_000;
const clock = stoppedClock();
let community: TestService;
let prod_id: string;
let products = 0;
let orders = 0;
const told: EventEnvelope[] = [];
beforeAll(async () => {
  community = await startCommunity(clock.now);
  await community.bus.consume({
    name: 'community-test-summaries',
    subjects: [reviewSummaryChangedV1.subject],
    handle: async (event) => void told.push(event),
  });
});
afterAll(() => community.close());
beforeEach(async () => {
  products += 1;
  prod_id = `P${products}`;
  clock.advance(1000);
  told.splice(0);
  await tellProduct(community, prod_id);
});

const ratings = { stars: 5, guide: 4, programme: 5, value: 3, described: 5 };
const mina = { as: 'MEM1', nick: 'Mina', picture: '/p/1-64.webp' };
const desk = { as: 'ADM1', role: 'community' } as const;
const yesterday = (): string => new Date(clock.now().getTime() - dayMs).toISOString().slice(0, 10);
/** An order of a trip its member has come back from. */
const travelled = async (mem_id = 'MEM1'): Promise<string> => {
  orders += 1;
  const order_id = `ORDER${orders}`;
  await tellTrip(community, { order_id, mem_id, prod_id }, { last_day: yesterday() });
  return order_id;
};
const insert = (order_id: string, more: object = {}, options: CallOptions = mina) =>
  community.inject(
    'reviewInsert',
    { order_id, ...ratings, review_content: `A fine day out, order ${order_id}`, lan_tp: 'KOR', ...more },
    options,
  );
const write = async (more: object = {}, options: CallOptions = mina): Promise<string> => {
  clock.advance(1000);
  const { body } = await insert(await travelled(options.as), more, options);
  return body.review_id;
};
const page = async (info: object = {}, options: CallOptions = {}) =>
  (await community.inject('reviewList', { prod_id, ...info }, options)).body;
const decide = async (id: string, decision: 'show' | 'hide') => {
  const stored = await reviewModel(community.store).findOne({ review_id: id }).lean();
  const seen = { kind: 'review', id, version: stored?.version, reports_version: 0 };
  const { status } = await community.inject('postDecide', { ...seen, decision, reason: 'spam' }, desk);
  expect(status).toBe(200);
};
const summed = (review_cnt: number) =>
  until(`${review_cnt} reviews`, async () => (await page()).summary.review_cnt === review_cnt);

describe('writing', () => {
  test('who came back from a trip reviews it once, and everybody reads it', async () => {
    const order_id = await travelled();
    const mine = await community.inject('reviewMine', {}, mina);
    expect(mine.body.trips).toMatchObject([{ order_id, prod_id, last_day: yesterday() }]);
    const { body } = await insert(order_id, { review_content: ' Great\r\nguide ' });
    expect(body).toMatchObject({ msg: 'success', standing: 'shown' });
    const { rows } = await page({}, { as: 'MEM2' });
    expect(rows).toEqual([
      {
        review_id: body.review_id,
        prod_id,
        ...ratings,
        review_content: 'Great\nguide',
        lan_tp: 'KOR',
        pictures: [],
        helpful_cnt: 0,
        user_nick: 'Mina',
        user_img_path: '/p/1-64.webp',
        travel_day: yesterday(),
        reg_date: clock.now().toISOString(),
        mod_date: '',
        reply_content: '',
        reply_date: '',
        own_yn: 'N',
        helpful_yn: 'N',
      },
    ]);
    expect((await page({}, mina)).rows).toMatchObject([
      { own_yn: 'Y', standing: 'shown', edit_until: expect.stringMatching(/^2/) },
    ]);
    expect((await insert(order_id, { review_content: 'Once more' })).body.error).toBe('review_exists');
    expect((await community.inject('reviewMine', {}, mina)).body.trips).toEqual([]);
  });

  test('two requests at once are one review', async () => {
    const order_id = await travelled();
    const answers = await Promise.all([
      insert(order_id, { review_content: 'One' }),
      insert(order_id, { review_content: 'Two' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await page()).rows).toHaveLength(1);
  });

  test.each([
    ['no text', { review_content: ' ' }, 'review_content_nodata', 'review_content'],
    ['too much', { review_content: 'a'.repeat(2001) }, 'text_too_long', 'review_content'],
    ['six stars', { stars: 6 }, 'invalid_value', 'stars'],
    ['half a star', { guide: 4.5 }, 'invalid_value', 'guide'],
  ])('%s is rejected beside its field', async (_what, more, error, field) => {
    const { status, body } = await insert(await travelled(), more);
    expect([status, body.error, body.field]).toEqual([400, error, field]);
  });

  test('nobody reviews a trip ahead, a refunded one, somebody else’s, or one without a page', async () => {
    const trip = { order_id: 'AHEAD', mem_id: 'MEM1', prod_id };
    await tellTrip(community, trip, { last_day: '2027-11-21' });
    await tellTrip(community, { ...trip, order_id: 'BACK' }, { paid: false, last_day: yesterday() });
    await tellTrip(
      community,
      { ...trip, order_id: 'OWN', prod_id: 'CUSTOM000000001' },
      { last_day: yesterday() },
    );
    const others = await travelled('MEM2');
    for (const order_id of ['AHEAD', 'BACK', 'OWN', others, 'NONE']) {
      const { status, body } = await insert(order_id);
      expect([order_id, status, body.error]).toEqual([order_id, 403, 'review_not_travelled']);
    }
    expect((await insert(others, {}, {})).status).toBe(401);
    const { trips } = (await community.inject('reviewMine', {}, mina)).body;
    expect(trips.filter((one) => one.prod_id === prod_id || one.prod_id.startsWith('CUSTOM'))).toEqual([]);
  });
});

describe('one’s own', () => {
  const edit = (review_id: string, more: object = {}, as = 'MEM1') =>
    community.inject(
      'reviewUpdate',
      { review_id, ...ratings, stars: 2, review_content: 'On second thought', ...more },
      { as },
    );

  test('is changed for 30 days, by its author alone', async () => {
    const review_id = await write();
    expect((await edit(review_id, {}, 'MEM2')).body.error).toBe('review_not_found');
    clock.advance(30 * dayMs - 1);
    expect((await edit(review_id)).body).toEqual({ msg: 'success', standing: 'shown' });
    expect((await page()).rows).toMatchObject([{ stars: 2, mod_date: clock.now().toISOString() }]);
    clock.advance(1);
    expect((await edit(review_id)).body.error).toBe('review_edit_over');
  });

  test('goes with its pictures and votes when deleted, twice does no harm, and it may be written again', async () => {
    const order_id = await travelled();
    const { body } = await insert(order_id);
    const { review_id } = body;
    const remove = (as: string) => community.inject('reviewDelete', { review_id }, { as });
    expect((await remove('MEM2')).body.error).toBe('review_not_found');
    expect((await remove('MEM1')).body).toEqual({ msg: 'success' });
    expect((await remove('MEM1')).status).toBe(200);
    expect((await page()).rows).toEqual([]);
    expect((await insert(order_id)).status).toBe(200);
  });

  test('of a trip that is refunded nobody sees it, until it is paid after all', async () => {
    const order_id = await travelled();
    await insert(order_id);
    await summed(1);
    const trip = { order_id, mem_id: 'MEM1', prod_id };
    await tellTrip(community, trip, { version: 2, paid: false, last_day: yesterday() });
    expect((await page()).rows).toEqual([]);
    await summed(0);
    await tellTrip(community, trip, { version: 3, last_day: yesterday() });
    expect((await page()).rows).toHaveLength(1);
  });
});

describe('pictures', () => {
  const drawn = (colour: string) =>
    sharp({ create: { width: 2000, height: 900, channels: 3, background: colour } })
      .withExif({ IFD0: { Copyright: 'Hidden words' } })
      .jpeg()
      .toBuffer();
  const add = async (review_id: string, colour = '#123456', as = 'MEM1') =>
    community.upload('reviewPictureAdd', { review_id }, { bytes: await drawn(colour) }, { as });
  const read = (path: string) =>
    community.inject('reviewPicture', { file_name: path.split('/').at(-1) ?? '' });

  test('four at most are drawn anew without metadata, and seen while the review is', async () => {
    const review_id = await write();
    const { body } = await add(review_id);
    const { bytes, headers } = await read(body.picture.path);
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 720, format: 'webp' });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(await sharp((await read(body.picture.small_path)).bytes).metadata()).toMatchObject({ width: 320 });
    expect((await add(review_id, '#000000', 'MEM2')).body.error).toBe('review_not_found');
    const more = await Promise.all(
      ['#111111', '#222222', '#333333', '#444444'].map((one) => add(review_id, one)),
    );
    expect(more.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
    expect(await reviewPictureModel(community.store).countDocuments({ review_id })).toBe(4);
    await decide(review_id, 'hide');
    expect((await read(body.picture.path)).status).toBe(404);
  });

  test('one is removed by its author', async () => {
    const review_id = await write();
    const { picture } = (await add(review_id)).body;
    const remove = (as: string) =>
      community.inject('reviewPictureDelete', { review_id, picture_id: picture.picture_id }, { as });
    expect((await remove('MEM2')).body.error).toBe('review_not_found');
    expect((await remove('MEM1')).status).toBe(200);
    expect((await remove('MEM1')).status).toBe(200);
    expect((await page()).rows).toMatchObject([{ pictures: [] }]);
    expect((await read(picture.path)).status).toBe(404);
  });
});

describe('helpful votes', () => {
  const vote = (review_id: string, as: string, helpful_yn = 'Y') =>
    community.inject('reviewHelpful', { review_id, helpful_yn }, { as });

  test('a hundred members at once are a hundred votes, and one member twice at once is one', async () => {
    const review_id = await write();
    await Promise.all(Array.from({ length: 100 }, (_, at) => vote(review_id, `FAN${at}`)));
    await Promise.all([vote(review_id, 'FAN100'), vote(review_id, 'FAN100')]);
    expect((await page({}, { as: 'FAN7' })).rows).toMatchObject([{ helpful_cnt: 101, helpful_yn: 'Y' }]);
    expect((await vote(review_id, 'FAN7', 'N')).body).toMatchObject({ helpful_yn: 'N', helpful_cnt: 100 });
    expect((await vote(review_id, 'MEM1')).body.error).toBe('own_post');
    expect((await community.inject('reviewHelpful', { review_id, helpful_yn: 'Y' })).status).toBe(401);
  });
});

describe('lists', () => {
  test('three orders, page by page, without a gap or a repeat, and by language', async () => {
    const ids: string[] = [];
    for (const stars of [3, 5, 4, 5, 1])
      ids.push(
        await write({ stars, lan_tp: stars === 5 ? 'JPN' : 'KOR' }, { ...mina, as: `R${ids.length}` }),
      );
    await community.inject('reviewHelpful', { review_id: ids[4], helpful_yn: 'Y' }, { as: 'FAN' });
    const all = async (sort: string): Promise<number[]> => {
      const found: number[] = [];
      for (let after: string | undefined; after !== '';) {
        const at: Awaited<ReturnType<typeof page>> = await page({ sort, limit: 2, ...(after && { after }) });
        found.push(...at.rows.map(({ review_id }) => ids.indexOf(review_id)));
        after = at.next;
      }
      return found;
    };
    expect(await all('newest')).toEqual([4, 3, 2, 1, 0]);
    expect(await all('helpful')).toEqual([4, 3, 2, 1, 0]);
    expect(await all('stars')).toEqual([3, 1, 2, 0, 4]);
    expect((await page({ review_lan_tp: 'JPN' })).rows).toHaveLength(2);
  });

  test('the average follows what everybody sees, and the catalogue is told', async () => {
    await write({ stars: 5 });
    const low = await write({ stars: 4 }, { ...mina, as: 'MEM2' });
    await write({ stars: 4 }, { ...mina, as: 'MEM3' });
    await summed(3);
    expect((await page()).summary).toMatchObject({ average_tenths: 43, stars_cnt: [0, 0, 0, 2, 1] });
    await community.inject('reviewDelete', { review_id: low }, { as: 'MEM2' });
    await summed(2);
    await until('the event', async () => told.some(({ data }) => (data as { count: number }).count === 2));
    expect(told.at(-1)?.data).toEqual({ prod_id, average_tenths: 45, count: 2 });
  });

  test('a product that is withdrawn has none', async () => {
    await write();
    await tellProduct(community, prod_id, { withdrawn: true, version: 2 });
    expect(await page()).toMatchObject({ rows: [], summary: { review_cnt: 0 } });
  });
});

describe('the desk', () => {
  test('replies, hides with a reason the author sees, shows again, and the log says so', async () => {
    const review_id = await write();
    const reply = (options: CallOptions) =>
      community.inject('adminReviewReply', { review_id, reply_content: 'Thank you!' }, options);
    expect((await reply(mina)).status).toBe(403);
    await reply(desk);
    expect((await page()).rows).toMatchObject([
      { reply_content: 'Thank you!', reply_date: clock.now().toISOString() },
    ]);
    await summed(1);
    await decide(review_id, 'hide');
    expect((await page()).rows).toEqual([]);
    await summed(0);
    const mine = await community.inject('reviewMine', {}, mina);
    expect(mine.body.reviews).toContainEqual(
      expect.objectContaining({
        review_id,
        standing: 'hidden',
        hidden_reason: expect.stringContaining('광고'),
      }),
    );
    const listed = await community.inject('adminReviews', { standing: 'hidden', prod_id }, desk);
    expect(listed.body.rows).toMatchObject([{ review_id, standing: 'hidden' }]);
    await decide(review_id, 'show');
    expect((await page()).rows).toHaveLength(1);
    await until('the log', async () => {
      const { body } = await community.inject('communityAudit', { kind: 'review', id: review_id }, desk);
      return body.length === 3;
    });
  });
});

test('a member who leaves takes name, votes and pictures along; stars and words stay', async () => {
  const review_id = await write({}, { ...mina, as: 'MEM9' });
  const other = await write({}, { ...mina, as: 'MEM8' });
  await community.inject('reviewHelpful', { review_id: other, helpful_yn: 'Y' }, { as: 'MEM9' });
  await community.emit(memberWithdrawnV1, { aggregateId: 'MEM9', version: 2, data: { mem_id: 'MEM9' } });
  const { rows } = await page();
  expect(rows.find((row) => row.review_id === review_id)).toMatchObject({ user_nick: '', stars: 5 });
  expect(rows.find((row) => row.review_id === other)).toMatchObject({ helpful_cnt: 0 });
  expect(await reviewModel(community.store).countDocuments({ mem_id: 'MEM9' })).toBe(0);
});
