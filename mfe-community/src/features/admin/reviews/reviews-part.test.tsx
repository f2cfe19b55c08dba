import { answerCalls, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@narae/ui/testing';
import '../../../texts.ts';
import '../texts.ts';
import ReviewsPart from './reviews-part.tsx';

const review = {
  review_id: 'REVIEW000000001',
  order_id: 'ORDER000000001',
  prod_id: 'P000001',
  stars: 2,
  guide: 2,
  programme: 3,
  value: 2,
  described: 4,
  review_content: 'It rained.',
  lan_tp: 'ENG',
  pictures: [],
  helpful_cnt: 0,
  user_nick: 'Mina',
  user_img_path: '',
  reg_date: '2026-11-20T03:00:00.000Z',
  mod_date: '',
  reply_content: '',
  reply_date: '',
  own_yn: 'N',
  helpful_yn: 'N',
  standing: 'shown',
  hidden_reason: '',
};

test('the desk reads reviews of a state and replies to one', async () => {
  const asked = answerCalls({ reviews: { rows: [review], next: '' } });
  await renderInShell(<ReviewsPart />, {
    path: '/admin/community?view=reviews&state=shown',
    user: { ...testUser, admin_yn: 'Y', admin_role: 'community' },
    namespaces: ['community', 'communityAdmin', 'admin'],
  });
  expect(await screen.findByText('It rained.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save reply' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox'), ' Sorry! ');
  await userEvent.click(screen.getByRole('button', { name: 'Save reply' }));
  const info = { review_id: 'REVIEW000000001', reply_content: 'Sorry!' };
  await waitFor(() => expect(asked).toContainEqual({ name: 'reviewReply', info }));
  expect(asked[0]?.info).toMatchObject({ standing: 'shown' });
});
