import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Sales, SalesKey } from '../../entities/sales.ts';
import { LanTp } from '../../primitives.ts';
import * as rows from './sales.rows.ts';

const asked = {
  /** First and last day, both included; YYYY-MM-DD in Asia/Seoul. */
  from: z.iso.date(),
  to: z.iso.date(),
  by: SalesKey,
  lan_tp: LanTp.optional(),
};
const errors = ['day_order', 'sales_days_most'] as const;

/** What was sold and what went back (ADMIN-1). */
export const salesCalls = {
  /** Days in their order; everything else by what was charged, the most first. */
  adminSales: defineCall(rows.adminSales, { input: z.strictObject(asked), output: Sales, errors }),
  /** The same as a file: CSV, UTF-8 with a byte order mark. There is no JSON to declare. */
  adminSalesCsv: defineCall(rows.adminSalesCsv, { input: z.strictObject(asked), output: z.never(), errors }),
};
