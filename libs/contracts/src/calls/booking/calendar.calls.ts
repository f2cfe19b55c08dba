import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Id, LanTp } from '../../primitives.ts';
import * as rows from './calendar.rows.ts';

/** A file for the reader's calendar (text/calendar, RFC 5545). */
const CalendarFile = z.object({ file_name: z.string(), content: z.string() });

/** Calendar files of paid orders and of reservations (MAIL-3). */
export const calendarCalls = {
  orderCalendar: defineCall(rows.orderCalendar, {
    input: z.strictObject({ cart_id: Id, lan_tp: LanTp.optional() }),
    output: CalendarFile,
    errors: ['order_not_found'],
  }),
  eventReservCalendar: defineCall(rows.eventReservCalendar, {
    input: z.strictObject({ event_rv_id: Id, lan_tp: LanTp.optional() }),
    output: CalendarFile,
    errors: ['event_reserv_not_found'],
  }),
};
