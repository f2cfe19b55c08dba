import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  AdminDeparture,
  GateAnswer,
  GateDeparture,
  GateManifest,
  GateScan,
  GateUndo,
} from '../../entities/booking/gate.ts';
import { gateLimits } from '../../entities/booking/limits.ts';
import { OrderTicket } from '../../entities/booking/my-order.ts';
import { Id, CallerLanguage, Success } from '../../primitives.ts';
import * as rows from './gate.rows.ts';

export const gateCalls = {
  /** The tickets of a paid order, one a traveller; none before it is paid (TICKET-1). */
  orderTickets: defineCall(rows.orderTickets, {
    input: z.strictObject({ order_id: Id }),
    output: z.array(OrderTicket),
    errors: ['order_not_found'],
  }),
  /** Departures of today and tomorrow in Seoul (TICKET-6). */
  gateDepartures: defineCall(rows.gateDepartures, {
    input: z.strictObject({ lan_tp: CallerLanguage.optional() }),
    output: z.array(GateDeparture),
  }),
  /** The travellers of a departure and what verifies their tickets (TICKET-5). */
  gateManifest: defineCall(rows.gateManifest, {
    input: z.strictObject({ prod_id: Id, lan_tp: CallerLanguage.optional() }),
    output: z.array(GateManifest).max(1),
    errors: ['product_not_found'],
  }),
  /** Checks people in, each scan once; what a device collected without a network comes in one batch (TICKET-4). */
  gateScans: defineCall(rows.gateScans, {
    input: z.strictObject({
      prod_id: Id,
      scans: z.array(GateScan).min(1).max(gateLimits.scans),
      lan_tp: CallerLanguage.optional(),
    }),
    output: z.object({ msg: z.literal('success'), answers: z.array(GateAnswer) }),
    errors: ['product_not_found', 'version_conflict'],
  }),
  gateUndo: defineCall(rows.gateUndo, {
    input: GateUndo,
    output: Success,
    errors: ['ticket_not_found', 'ticket_not_used', 'version_conflict'],
  }),
  /** Twenty at a time, the next first (TICKET-8). */
  adminDepartures: defineCall(rows.adminDepartures, {
    input: z.strictObject({
      after: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}~[A-Za-z0-9_-]{1,40}$/)
        .meta({ examples: ['2026-12-20~P000001'] })
        .optional(),
      lan_tp: CallerLanguage.optional(),
    }),
    output: z.object({ departures: z.array(AdminDeparture), next: z.string().nullable() }),
  }),
  /** CSV, UTF-8 with a byte order mark; there is no JSON to declare. */
  adminManifestCsv: defineCall(rows.adminManifestCsv, {
    input: z.strictObject({ prod_id: Id, lan_tp: CallerLanguage.optional() }),
    output: z.never(),
    errors: ['product_not_found'],
  }),
};
