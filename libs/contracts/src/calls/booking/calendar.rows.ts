import type { CallRow } from '../../call-row.ts';

// Calendar files of paid orders and of reservations.

export const orderCalendar = {
  name: 'orderCalendar',
  method: 'POST',
  path: '/api/orderCalendar',
  owner: 'booking',
  access: 'own',
  params: 'cart_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const eventReservCalendar = {
  name: 'eventReservCalendar',
  method: 'POST',
  path: '/api/eventReservCalendar',
  owner: 'booking',
  access: 'own',
  params: 'event_rv_id',
  locale: ['lan_tp'],
} as const satisfies CallRow;
