import { z } from 'zod';
import { entered, Id, LanTp, nameText, PersonName, TelOrNone } from '../primitives.ts';
import { activityActors, activityKinds, signInMethods } from './activity-kinds.ts';
import { MAX_NICK_LENGTH } from './my-account-limits.ts';

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

/** What a member may change of who they are (ACCOUNT-27). */
export const ProfileForm = z.strictObject({
  mem_nm: entered('login_name_input').pipe(PersonName),
  mem_nick: entered('profile_nick_input').pipe(nameText(MAX_NICK_LENGTH)),
  /** Empty only where there was none. */
  mem_tel: TelOrNone,
  /** The language mails are written in. */
  mail_lan_tp: LanTp,
  /** Of the profile that was changed: whoever changed it meanwhile is not written over. */
  profile_version: z.int().min(0),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

/** A member's own record as my account shows it. */
export const MyProfile = z.object({
  mem_nm: z.string(),
  mem_nick: z.string(),
  mem_tel: z.string(),
  mem_email: z.string(),
  email_confirmed: z.boolean(),
  mem_profile_path: z.string(),
  mail_lan_tp: LanTp,
  /** Whether there is a password; who joined with a provider may have none. */
  has_password: z.boolean(),
  profile_version: z.int(),
});
export type MyProfile = z.infer<typeof MyProfile>;
