import type { CallRow } from '../../call-row.ts';

// Requests for a custom trip. Not built yet.

export const customTravelInsert = {
  name: 'customTravelInsert',
  method: 'POST',
  path: '/api/customTravelInsert',
  owner: 'booking',
  access: 'own',
  params: 'info',
} as const satisfies CallRow;
