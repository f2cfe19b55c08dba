import { activityOf } from '../../profile/activity/list-activity.ts';
import type { AccountContext } from '../../context.ts';
import { picturesOf } from '../../profile/read-picture.ts';
import { identitiesOf } from '../../sign-in/linking/identity.queries.ts';
import type { StoredMember } from '../../kernel/member.model.ts';
import { openSessionsOf } from '../../sessions/session.queries.ts';

type Read = (context: AccountContext, member: StoredMember) => Promise<unknown>;

/** A member's record without secrets and what only the machinery needs; when a second factor was set up, without its keys. */
const profileOf = (member: StoredMember): Record<string, unknown> => {
  const { mem_pwd: _password, outbox: _outbox, audit: _audit, version: _version, ...profile } = member;
  const { second_factor, passkeys: _passkeys, ...facts } = profile;
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([name]) => name !== '_id')),
    ...(second_factor?.app && { second_factor_since: second_factor.app.at }),
  };
};

/** What account has of a member: each becomes a file of JSON by its name. A capability that keeps more of a member adds its line. */
const parts: Readonly<Record<string, Read>> = {
  profile: async (_context, member) => profileOf(member),
  passkeys: async (_context, { passkeys = [] }) =>
    passkeys.map(({ name, synced, added_at, used_at }) => ({ name, synced, added_at, used_at })),
  providers: async ({ identities }, { mem_id }) =>
    (await identitiesOf(identities, mem_id)).map(({ provider, subject, label, joined_at }) => ({
      provider,
      subject,
      label,
      joined_at,
    })),
  sessions: async ({ sessions, now }, { mem_id }) =>
    (await openSessionsOf(sessions, mem_id, now())).map(
      ({ opened_at, used_at, expires_at, method, user_agent_label, network }) => ({
        opened_at,
        used_at,
        expires_at,
        method,
        user_agent_label,
        network,
      }),
    ),
  activity: (context, { mem_id }) => activityOf(context, mem_id),
};

/** What account has of a member, by the name of the file it becomes: JSON and the picture; nothing for what is empty (ACCOUNT-40). */
export const accountPart = async (
  context: AccountContext,
  member: StoredMember,
): Promise<ReadonlyMap<string, unknown>> => {
  const files = new Map<string, unknown>();
  for (const [name, read] of Object.entries(parts)) {
    const value = await read(context, member);
    if (!Array.isArray(value) || value.length > 0) files.set(`${name}.json`, value);
  }
  for (const [index, bytes] of (await picturesOf(context, member.mem_id)).entries())
    files.set(`picture-${index + 1}.webp`, bytes);
  return files;
};
