import type { CallRow } from '../../call-row.ts';
import { ofDesk } from './of-desk.ts';

// Reports of members, and what the desk does with what people say.

export const postReport = {
  name: 'postReport',
  method: 'POST',
  path: '/api/postReport',
  owner: 'community',
  access: 'member',
  params: 'kind id reason',
} as const satisfies CallRow;

export const moderationQueue = {
  ...ofDesk,
  name: 'moderationQueue',
  path: '/api/admin/moderationQueue',
  params: 'after limit',
} as const satisfies CallRow;

export const moderationComments = {
  ...ofDesk,
  name: 'moderationComments',
  path: '/api/admin/moderationComments',
  params: 'text author prod_id standing after limit',
} as const satisfies CallRow;

export const postDecide = {
  ...ofDesk,
  name: 'postDecide',
  path: '/api/admin/postDecide',
  params: 'kind id version reports_version decision reason note',
} as const satisfies CallRow;

export const heldWords = {
  ...ofDesk,
  name: 'heldWords',
  path: '/api/admin/heldWords',
  params: '',
} as const satisfies CallRow;

export const heldWordsSave = {
  ...ofDesk,
  name: 'heldWordsSave',
  path: '/api/admin/heldWordsSave',
  params: 'words_lan_tp words version',
} as const satisfies CallRow;

export const writingBlocks = {
  ...ofDesk,
  name: 'writingBlocks',
  path: '/api/admin/writingBlocks',
  params: 'after limit',
} as const satisfies CallRow;

export const writingBlock = {
  ...ofDesk,
  name: 'writingBlock',
  path: '/api/admin/writingBlock',
  params: 'mem_id days reason note version',
} as const satisfies CallRow;

export const writingUnblock = {
  ...ofDesk,
  name: 'writingUnblock',
  path: '/api/admin/writingUnblock',
  params: 'mem_id version',
} as const satisfies CallRow;
