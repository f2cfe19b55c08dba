import type { ModeratedPost } from '@narae/contracts';
import { at } from './acts.ts';
import type { Setting, Shot } from './shot.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#dfe7ee"/><circle cx="320" cy="200" r="120" fill="#d9442b"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const post: ModeratedPost = {
  kind: 'comment',
  id: 'COMMENT000001',
  text: 'I sell two tickets for the last night, write to me.',
  pictures: [],
  lan_tp: 'ENG',
  mem_id: 'MEM0000000007',
  user_nick: 'Haruto',
  standing: 'shown',
  hidden_reason: '',
  reg_date: '2026-11-20T03:00:00.000Z',
  about: { comment_type: 'trip', prod_id: 'P000001' },
  version: 3,
  waiting_since: '2026-11-21T03:00:00.000Z',
  reports: [{ reason: 'illegal', count: 3 }],
  reports_version: 2,
  blocked_until: '',
};
const question: ModeratedPost = {
  ...post,
  kind: 'question',
  id: 'QNA000001',
  text: '集合場所はどこですか\n地図を添付しました。https://maps.example',
  pictures: [{ picture_id: 'A', src: picture }],
  lan_tp: 'JPN',
  mem_id: 'MEM0000000008',
  user_nick: 'さくら',
  standing: 'held',
  about: null,
  reports: [],
  reports_version: 0,
};

const shot = (name: string, act?: (set: Setting) => Promise<unknown>): Shot => ({
  name,
  as: 'administrator',
  at: at('/admin/community'),
  before: ({ page }) =>
    page.route('**/api/admin/moderationQueue', (route) =>
      route.fulfill({ json: { rows: [question, post], next: '' } }),
    ),
  act: async (set) => {
    await set.page.getByText('I sell two tickets').waitFor();
    await act?.(set);
  },
  ...(act && { window: true }),
});

const dialog =
  (button: string) =>
  async ({ page, say }: Setting) => {
    const card = page.getByRole('listitem').filter({ hasText: 'I sell two tickets' });
    await card.getByRole('button', { name: say(`communityAdmin.${button}`), exact: true }).click();
    await page.getByRole('dialog').waitFor();
  };

/** What waits for the desk with its pictures, and what the desk is asked before it hides, answers or blocks. */
export const moderationShots: readonly Shot[] = [
  shot('admin-moderation'),
  shot('admin-moderation-hide', dialog('hide')),
  shot('admin-moderation-answer', dialog('answer')),
  shot('admin-moderation-block', dialog('block')),
];
