import { z } from 'zod';
import { Id } from '../primitives.ts';
import { activityActors, activityKinds, signInMethods } from './activity-kinds.ts';

/** How something was signed in; empty in records from before this was kept. */
const Method = z.enum([...signInMethods, '']);

/** An open session as its member's list shows it (ACCOUNT-22). */
export const MySession = z.object({
  sid: Id,
  method: Method,
  /** Browser and system, such as `Chrome · Android`; empty where nothing is known. */
  user_agent_label: z.string(),
  /** The address without its end. */
  network: z.string(),
  opened_at: z.iso.datetime(),
  used_at: z.iso.datetime(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type MySession = z.infer<typeof MySession>;

/** One thing that was done with an account, as its member's log shows it (ACCOUNT-21). */
export const MyActivity = z.object({
  id: z.string(),
  kind: z.enum(activityKinds),
  by: z.enum(activityActors),
  method: Method,
  user_agent_label: z.string(),
  network: z.string(),
  at: z.iso.datetime(),
});
export type MyActivity = z.infer<typeof MyActivity>;
