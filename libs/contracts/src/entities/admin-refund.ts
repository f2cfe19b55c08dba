import { z } from 'zod';

/**
 * Why a refund has not gone, beside the provider's own codes (REFUND-6). `unreachable`: it never got the request; `no-answer`: it may
 * have; `interrupted`: our process ended before the answer was stored; `nothing-taken`: the provider knows of no money;
 * `not-set-up`: no provider is set up for the method. Texts `trouble_<name>`.
 */
export const RefundTrouble = z.enum([
  'unreachable',
  'no-answer',
  'interrupted',
  'nothing-taken',
  'not-set-up',
]);
export type RefundTrouble = z.infer<typeof RefundTrouble>;
