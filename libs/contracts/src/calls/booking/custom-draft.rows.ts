import type { CallRow } from '../../call-row.ts';

// What is typed for a custom trip and not sent yet.

export const customTravelTyped = {
  name: 'customTravelTyped',
  method: 'POST',
  path: '/api/customTravelTyped',
  owner: 'booking',
  access: 'own',
  params: 'mem_id',
} as const satisfies CallRow;

export const customTravelDraft = {
  name: 'customTravelDraft',
  method: 'POST',
  path: '/api/customTravelDraft',
  owner: 'booking',
  access: 'own',
  params: 'info',
} as const satisfies CallRow;
