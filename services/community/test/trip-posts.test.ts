import { reviewSummaryChangedV1 } from '@narae/events';
import { stoppedClock, until, type TestService } from '@narae/test-kit';
import { commentModel } from '../src/comments/comment.model.ts';
import { joinComments } from '../src/comments/index.ts';
import { targetModel } from '../src/kernel/kernel.model.ts';
import { joinLeftOver } from '../src/kernel/trip-posts.ts';
import { reviewModel, summaryModel } from '../src/reviews/review.model.ts';
import { startCommunity } from './support/start-community.ts';
import { tellProduct, tellTrip } from './support/products.ts';

const clock = stoppedClock();
let community: TestService;
let trips = 0;
let trip_id: string;
let spring: string;
let autumn: string;
beforeAll(async () => {
  community = await startCommunity(clock.now);
});
afterAll(() => community.close());
beforeEach(() => {
  trips += 1;
  trip_id = `TR${String(trips).padStart(8, '0')}`;
  spring = `P${trips}1`;
  autumn = `P${trips}2`;
  clock.advance(1000);
});

const mina = { as: 'MEM1', nick: 'Mina' };
const juno = { as: 'MEM2', nick: 'Juno' };
const desk = { as: 'ADM1', role: 'community' } as const;
const tellBoth = async (version = 1): Promise<void> => {
  for (const prod_id of [spring, autumn]) await tellProduct(community, prod_id, { trip_id, version });
};
const comment = async (prod_id: string, comment_content: string, more: object = {}, by = mina) => {
  clock.advance(1000);
  const about = { prod_id, comment_type: 'trip' };
  return (await community.inject('commentInsert', { ...about, comment_content, lan_tp: 'ENG', ...more }, by))
    .body;
};
const comments = async (prod_id: string): Promise<string[]> => {
  const { body } = await community.inject('commentPage', { prod_id, comment_type: 'trip' });
  return body.rows.map((row) => row.comment_content);
};
const count = async (prod_id: string): Promise<number> =>
  (await community.inject('commentCount', { prod_id, comment_type: 'trip' })).body.total;
const review = async (prod_id: string, stars: number, by = mina) => {
  clock.advance(1000);
  const order_id = `ORDER-${prod_id}-${by.as}`;
  await tellTrip(community, { order_id, mem_id: by.as, prod_id });
  const ratings = { stars, guide: 5, programme: 5, value: 5, described: 5 };
  const { body } = await community.inject(
    'reviewInsert',
    { order_id, ...ratings, review_content: `${stars} stars for ${prod_id}`, lan_tp: 'ENG' },
    by,
  );
  return body;
};
const reviews = async (prod_id: string) => (await community.inject('reviewList', { prod_id })).body;
const summed = (prod_id: string, review_cnt: number) =>
  until(`${review_cnt} reviews`, async () => (await reviews(prod_id)).summary.review_cnt === review_cnt);

describe('comments of a trip', () => {
  test('stand at each of its departures and under its own number', async () => {
    await tellBoth();
    await comment(spring, 'Cherry blossom');
    await comment(autumn, 'Red leaves', {}, juno);
    for (const prod_id of [spring, autumn, trip_id]) {
      expect([prod_id, await comments(prod_id)]).toEqual([prod_id, ['Red leaves', 'Cherry blossom']]);
      expect(await count(prod_id)).toBe(2);
    }
  });

  test('are answered at another departure, by members and the desk', async () => {
    await tellBoth();
    const { comment_id } = await comment(spring, 'Where do we meet?');
    await comment(autumn, 'At the gate', { reply_to: comment_id }, juno);
    const answer = { comment_id, comment_content: 'At gate 3', lan_tp: 'ENG' };
    expect((await community.inject('commentReply', answer, desk)).status).toBe(200);
    const { body } = await community.inject('commentPage', { prod_id: autumn, comment_type: 'trip' });
    expect(body.rows[0]?.replies.map((reply) => reply.comment_content)).toEqual(['At the gate', 'At gate 3']);
  });

  test('are no repeat of each other, and their event names the trip', async () => {
    await tellBoth();
    const told: Record<string, unknown>[] = [];
    const stop = community.bus.watch(['shop.community.comment.changed.v2'], ({ data }) => told.push(data));
    await comment(spring, 'See you there');
    expect((await comment(autumn, 'See you there')).error).toBe('duplicate_post');
    await community.settle();
    stop();
    expect(told).toMatchObject([{ prod_id: spring, trip_id, change: 'written' }]);
  });

  test('stay while one of its departures is shown, and go with the last one', async () => {
    await tellBoth();
    const { comment_id } = await comment(spring, 'Still here');
    await tellProduct(community, spring, { trip_id, version: 2, withdrawn: true });
    expect(await comments(autumn)).toEqual(['Still here']);
    const liked = await community.inject('commentLike', { comment_id, like_yn: 'Y' }, juno);
    expect(liked.status).toBe(200);
    await tellProduct(community, autumn, { trip_id, version: 2, withdrawn: true });
    for (const prod_id of [spring, autumn, trip_id]) expect(await comments(prod_id)).toEqual([]);
    expect((await comment(autumn, 'Too late')).error).toBe('content_not_found');
  });
});

describe('reviews of a trip', () => {
  test('are listed and averaged over its departures, each with the day of its own', async () => {
    const told: Record<string, unknown>[] = [];
    const stop = community.bus.watch([reviewSummaryChangedV1.subject], ({ data }) => told.push(data));
    await tellBoth();
    await review(spring, 5);
    await review(autumn, 2, juno);
    await summed(spring, 2);
    for (const prod_id of [spring, autumn, trip_id])
      expect(await reviews(prod_id)).toMatchObject({
        rows: [
          { prod_id: autumn, stars: 2, travel_day: '2026-11-19' },
          { prod_id: spring, stars: 5, travel_day: '2026-11-19' },
        ],
        summary: { review_cnt: 2, average_tenths: 35 },
      });
    await community.settle();
    stop();
    expect(told.at(-1)).toEqual({ prod_id: trip_id, count: 2, average_tenths: 35 });
  });
});

describe('posts that were there before trips', () => {
  beforeEach(async () => {
    for (const prod_id of [spring, autumn]) await tellProduct(community, prod_id);
    await comment(spring, 'An old word');
    await review(spring, 4);
    await summed(spring, 1);
  });
  const expectJoined = async (): Promise<void> => {
    expect(await comments(autumn)).toEqual(['An old word']);
    expect(await reviews(autumn)).toMatchObject({
      rows: [{ stars: 4 }],
      summary: { review_cnt: 1, average_tenths: 40 },
    });
    expect(await summaryModel(community.store).exists({ prod_id: spring })).toBeNull();
  };

  test('join the trip when the catalogue tells it, though the products did not change', async () => {
    expect(await comments(autumn)).toEqual([]);
    await tellBoth();
    await expectJoined();
  });

  test('join it all the same after an interruption between any two writes', async () => {
    const departure = { prod_id: spring, trip_id };
    await joinComments({ comments: commentModel(community.store) }, departure);
    await reviewModel(community.store).updateMany({ prod_id: spring }, { $set: { trip_id } });
    await tellBoth();
    await expectJoined();
  });

  test('join it also where a release without trips wrote them afterwards', async () => {
    await tellBoth();
    const late = { prod_id: spring, comment_type: 'trip', lan_tp: 'ENG', standing: 'shown' } as const;
    const comment_id = `LATE${trips}`;
    await commentModel(community.store).create({ ...late, comment_id, text: 'Late', reg_date: clock.now() });
    expect(await comments(autumn)).not.toContain('Late');
    const posts = commentModel(community.store);
    const joinTrip = (departure: { prod_id: string; trip_id: string }): Promise<void> =>
      joinComments({ comments: posts }, departure);
    await joinLeftOver({ targets: targetModel(community.store), joinTrip }, posts, { comment_type: 'trip' });
    expect(await comments(autumn)).toContain('Late');
  });
});
