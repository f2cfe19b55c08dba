import type { DeskTrip } from '@narae/contracts';
import { customTrip } from './custom-trips.ts';

/** A request as the desk sees it, just sent. */
export const deskTrip = (change: Partial<DeskTrip> = {}): DeskTrip => ({
  ...customTrip(),
  mem_id: 'MEM0000000001',
  assignee: '',
  version: 1,
  rates: [
    { currency: 'KRW', deal_bas_r: 1 },
    { currency: 'CNH', deal_bas_r: 185 },
    { currency: 'USD', deal_bas_r: 1300 },
  ],
  steps: [
    {
      at: '2098-05-01T03:00:00.000Z',
      by: 'member',
      actor: 'MEM0000000001',
      what: 'requested',
      text: '',
      quote_no: 0,
    },
  ],
  actions: ['assign', 'quote', 'reply', 'reject'],
  ...change,
});
