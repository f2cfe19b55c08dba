import type { CallRow } from '../../call-row.ts';
import { ofDesk } from './of-desk.ts';

// The back office of what people say.

export const communityAudit = {
  ...ofDesk,
  name: 'communityAudit',
  path: '/api/admin/communityAudit',
  params: 'kind id before before_id',
} as const satisfies CallRow;
