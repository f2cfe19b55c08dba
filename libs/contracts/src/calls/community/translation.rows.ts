import type { CallRow } from '../../call-row.ts';
import { ofDesk } from './of-desk.ts';

export const textSuggest = {
  ...ofDesk,
  name: 'textSuggest',
  path: '/api/admin/textSuggest',
  params: 'from to format title content',
} as const satisfies CallRow;
