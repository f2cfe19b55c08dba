import { demoCommunity } from '@narae/demo-content/community';
import { until, type TestService } from '@narae/test-kit';
import { commentModel } from '../src/comments/comment.model.ts';
import { loadCommunity } from '../src/desk/seeding/load-community.ts';
import { authorModel } from '../src/kernel/kernel.model.ts';
import { tellProduct } from './support/products.ts';
import { startCommunity } from './support/start-community.ts';

let community: TestService;
beforeAll(async () => {
  community = await startCommunity();
});
afterAll(() => community.close());

test('a new shop is filled once, also by two starts at the same moment, and keeps what was changed since', async () => {
  const { store } = community;
  const fill = () => loadCommunity({ store, content: demoCommunity, documentKey: Buffer.alloc(32, 7) });
  await Promise.all([fill(), fill()]);
  const authors = authorModel(store);
  expect(await authors.countDocuments()).toBe(demoCommunity.people.length);
  const comments = commentModel(store);
  expect(await comments.countDocuments({ standing: 'shown' })).toBe(demoCommunity.comments.length);
  const [said] = await comments.find().sort({ like_cnt: -1 }).limit(1).lean();
  expect(said).toMatchObject({ like_cnt: 4, version: 1, deleted_at: null });
  await tellProduct(community, 'P000007');
  await until('the averages', async () => {
    const { body } = await community.inject('reviewList', { prod_id: 'P000007' });
    return body.summary.review_cnt === 3 && body.rows.every(({ user_nick }) => user_nick !== '');
  });
  const { comment_type, prod_id } = said ?? {};
  const { body } = await community.inject('commentPage', { comment_type, prod_id });
  expect(body.rows.map(({ user_nick }) => user_nick)).not.toContain('');
  const { rows } = (await community.inject('qnaPage', { lan_tp: 'KOR' })).body;
  expect(
    rows.map(({ secret_yn, answer_yn, qna_ttl_nm }) => [secret_yn, answer_yn, qna_ttl_nm !== '']),
  ).toEqual([
    ['Y', 'N', false],
    ['N', 'Y', true],
    ['N', 'Y', true],
  ]);
  const [mapped] = (await community.inject('qnaPage', { search: '地図' })).body.rows;
  const map = (await community.inject('qnaDetail', { qna_id: mapped?.qna_id })).body[0]?.pictures[0];
  const [, , qna_id, picture_id] = map?.src.split('/') ?? [];
  expect((await community.inject('qnaPicture', { qna_id, picture_id })).headers['content-type']).toBe(
    'image/webp',
  );
  const [first] = demoCommunity.people;
  await authors.deleteOne({ mem_id: first?.mem_id });
  expect(await fill()).toBe(0);
  expect(await authors.countDocuments()).toBe(demoCommunity.people.length - 1);
});
