import type { CallRow } from '../../call-row.ts';

// The back office of what people say.

const ofDesk = { method: 'POST', owner: 'community', access: 'admin', role: 'community' } as const;

export const communityAudit = {
  ...ofDesk,
  name: 'communityAudit',
  path: '/api/admin/communityAudit',
  params: 'kind id before before_id',
} as const satisfies CallRow;
