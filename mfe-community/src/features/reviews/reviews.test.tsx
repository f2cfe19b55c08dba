import type { Review, ReviewableTrip, ReviewSummary } from '@narae/contracts';
import { answerQuestion, FakeUpload, pictureFile, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@narae/ui/testing';
import '../../texts.ts';
import MyReviewsPage from './my-reviews-page.tsx';
import Reviews from './reviews.tsx';

const review = (more: Partial<Review> = {}): Review => ({
  review_id: 'REVIEW000000001',
  prod_id: 'P000001',
  stars: 4,
  guide: 5,
  programme: 4,
  value: 3,
  described: 5,
  review_content: 'A fine walk by the river.',
  lan_tp: 'ENG',
  pictures: [],
  helpful_cnt: 2,
  user_nick: 'Mina',
  user_img_path: '',
  reg_date: '2026-11-20T03:00:00.000Z',
  mod_date: '',
  reply_content: '',
  reply_date: '',
  own_yn: 'N',
  helpful_yn: 'N',
  ...more,
});
const summary: ReviewSummary = {
  review_cnt: 12,
  average_tenths: 43,
  stars_cnt: [0, 0, 2, 4, 6],
  guide_tenths: 48,
  programme_tenths: 44,
  value_tenths: 38,
  described_tenths: 45,
};
const trip: ReviewableTrip = {
  order_id: 'ORDER1',
  prod_id: 'P000001',
  last_day: '2026-11-19',
  until_day: '2027-05-18',
};

let rows: Review[] | null;
let mine: { trips: ReviewableTrip[]; reviews: Review[] };
let sent: { call: string; info: Record<string, unknown> }[];
let rejection: { error: string; message: string; field?: string } | null;
beforeEach(() => {
  rows = [review()];
  mine = { trips: [trip], reviews: [] };
  sent = [];
  rejection = null;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = String(url).replace('/api/', '');
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    if (name === 'reviewList')
      return rows
        ? Response.json({
            rows,
            summary: rows.length > 0 ? summary : { ...summary, review_cnt: 0 },
            next: '',
          })
        : Response.json({ error: 'service_unavailable' }, { status: 503 });
    if (name === 'reviewMine') return Response.json(mine);
    if (name === 'productDetail') return Response.json([]);
    sent.push({ call: name, info });
    return rejection
      ? Response.json(rejection, { status: 400 })
      : Response.json({
          msg: 'success',
          standing: 'shown',
          review_id: 'REVIEW000000002',
          helpful_yn: 'Y',
          helpful_cnt: 3,
        });
  }) as typeof fetch;
});
const namespaces = ['community', 'reviews'];
const show = (signedIn = true) =>
  renderInShell(<Reviews prod_id="P000001" />, { ...(signedIn && { user: testUser }), namespaces });
const showMine = (path = '/myReviews') =>
  renderInShell(<MyReviewsPage />, { user: testUser, namespaces, path });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('everybody reads stars, words, the average and the operator’s word', async () => {
  rows = [review({ reply_content: 'Thank you!', travel_day: '2026-11-19' })];
  await show(false);
  expect(await screen.findByText(/4.3 out of 5 stars, 12 reviews/)).toBeVisible();
  expect(screen.getByRole('img', { name: '4 stars' })).toBeVisible();
  expect(screen.getByText('A fine walk by the river.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Thank you!')).toBeVisible();
  expect(screen.getByText(/Joined on Nov 19, 2026/)).toBeVisible();
});

test('where there is none, or none can be had, that is said', async () => {
  rows = [];
  const { unmount } = await show(false);
  expect(await screen.findByText('No reviews yet')).toBeVisible();
  unmount();
  rows = null;
  await show(false);
  expect(await screen.findByText('Reviews could not be loaded', {}, { timeout: 5000 })).toBeVisible();
});

test('a vote is sent, and shown as it then is', async () => {
  await show();
  await screen.findByRole('button', { name: 'Helpful 2' });
  rows = [review({ helpful_cnt: 3, helpful_yn: 'Y' })];
  await press('Helpful 2');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Helpful 3' })).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(sent).toEqual([{ call: 'reviewHelpful', info: { review_id: 'REVIEW000000001', helpful_yn: 'Y' } }]);
});

test('a review is written once every question has its stars', async () => {
  await showMine('/myReviews?order_id=ORDER1');
  await press('Post review');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose stars');
  expect(screen.getByLabelText('What was it like?')).toHaveAccessibleDescription(/write something/);
  for (const group of screen.getAllByRole('radio', { name: '5 stars' })) await userEvent.click(group);
  await userEvent.type(screen.getByLabelText('What was it like?'), 'Wonderful');
  mine = { trips: [], reviews: [review({ own_yn: 'Y', review_content: 'Wonderful', edit_until: '' })] };
  await press('Post review');
  expect(await screen.findByText('Wonderful', { selector: 'p' })).toBeVisible();
  const five = { stars: 5, guide: 5, programme: 5, value: 5, described: 5 };
  const info = { order_id: 'ORDER1', ...five, review_content: 'Wonderful', lan_tp: 'ENG' };
  expect(sent).toEqual([{ call: 'reviewInsert', info }]);
});

test('one’s own is edited while that is possible, and deleted after a question', async () => {
  mine = { trips: [], reviews: [review({ own_yn: 'Y', edit_until: '2026-12-20T03:00:00.000Z' })] };
  await showMine();
  await press('Edit');
  rejection = { error: 'text_too_long', message: 'This text is too long.', field: 'review_content' };
  await press('Save');
  await waitFor(() =>
    expect(screen.getByLabelText('What was it like?')).toHaveAccessibleDescription(/This text is too long/),
  );
  rejection = null;
  await press('Cancel');
  await press('Delete');
  mine = { trips: [], reviews: [] };
  expect(await answerQuestion(true)).toBe('Delete this review?');
  expect(await screen.findByText('Nothing to review yet')).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual(['reviewUpdate', 'reviewDelete']);
});

test('pictures are judged when they are chosen, and follow the stored review', async () => {
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  FakeUpload.sent = [];
  FakeUpload.answer = () => ({ status: 200, body: { msg: 'success', picture_id: 'B' } });
  const pictures = [
    { picture_id: 'A', path: '/reviewPictures/a.jpg', small_path: '/reviewPictures/a-s.jpg' },
  ];
  const own = review({ own_yn: 'Y', pictures, edit_until: '2026-12-20T03:00:00.000Z' });
  mine = { trips: [], reviews: [own] };
  await showMine();
  await press('Edit');
  const text = new File(['no picture'], 'plan.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/^Pictures/), text);
  expect(await screen.findByText(/^Only PNG and JPG pictures/)).toBeVisible();
  await press('Remove: plan.png');
  await press('Remove: Picture 1');
  await userEvent.upload(screen.getByLabelText(/^Pictures/), pictureFile('way.png', 'image/png'));
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(sent.map(({ call }) => call)).toEqual(['reviewUpdate', 'reviewPictureDelete']);
  expect(sent[1]?.info).toEqual({ review_id: 'REVIEW000000001', picture_id: 'A' });
  expect(FakeUpload.sent).toEqual(['/upload/review/REVIEW000000001']);
});
