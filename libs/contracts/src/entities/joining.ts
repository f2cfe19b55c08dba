import { z } from 'zod';
import { signInProviders } from './sign-in-providers.ts';

const Count = z.int().min(0);

/** What booking would move of an account that is joined to another one (ACCOUNT-36). */
export const JoinPart = z.object({
  /** Unpaid rows of the cart, and orders for which money has come in. */
  cart_cnt: Count,
  order_cnt: Count,
  reservation_cnt: Count,
  waiting_cnt: Count,
  custom_cnt: Count,
  companion_cnt: Count,
  /** A payment is on its way: nothing moves until it is decided. */
  paying: z.boolean(),
});
export type JoinPart = z.infer<typeof JoinPart>;

/** What stands in the way of joining, by the error it would be answered with. */
export const joinRefusals = ['join_administrator', 'join_closed', 'join_paying'] as const;

/** An account that can be joined to the one that is signed in (ACCOUNT-36). */
export const JoinOffer = z.object({
  /** With which provider the other account was just signed in to, and what the member goes by there. */
  provider: z.enum(signInProviders),
  label: z.string(),
  /** The other account: its name, its masked address (empty where it has none) and since when it is one. */
  mem_nm: z.string(),
  mem_email: z.string(),
  reg_date: z.iso.datetime(),
  /** What moves, beside its ways to sign in and what it has written. */
  moves: JoinPart.omit({ paying: true }),
  refused: z.enum(joinRefusals).nullable(),
  /** Until when it can be joined. */
  expires_at: z.iso.datetime(),
  /** Whether the caller has to show once more who they are, and whether a password does it (ACCOUNT-24). */
  prove: z.boolean(),
  password: z.boolean(),
});
export type JoinOffer = z.infer<typeof JoinOffer>;
