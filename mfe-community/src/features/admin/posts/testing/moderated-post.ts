import type { ModeratedPost } from '@narae/contracts';

export const moderatedPost = (change: Partial<ModeratedPost> = {}): ModeratedPost => ({
  kind: 'comment',
  id: 'COMMENT000001',
  text: 'Cheap tickets here',
  pictures: [],
  lan_tp: 'ENG',
  mem_id: 'MEM0000000007',
  user_nick: 'Mina',
  standing: 'shown',
  hidden_reason: '',
  reg_date: '2026-11-20T03:00:00.000Z',
  about: { comment_type: 'trip', prod_id: 'P000001' },
  version: 3,
  waiting_since: '2026-11-21T03:00:00.000Z',
  reports: [{ reason: 'spam', count: 2 }],
  reports_version: 2,
  blocked_until: '',
  ...change,
});
