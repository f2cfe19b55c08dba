import { ExportPart, exportSections, saidSections } from '@narae/contracts';
import { askDomain, type AskedDomain, type AskingContext, type StoredMember } from '../../kernel/index.ts';
import { activityOf, picturesOf } from '../../profile/index.ts';
import { openSessionsOf } from '../../sessions/index.ts';
import { identitiesOf } from '../../sign-in/index.ts';
import type { LeavingContext } from '../context.ts';

type Read = (context: LeavingContext, member: StoredMember) => Promise<unknown>;

/** Without secrets and technical fields; of a second factor only when it was set up. */
const profileOf = (member: StoredMember): Record<string, unknown> => {
  const { mem_pwd: _password, outbox: _outbox, audit: _audit, version: _version, ...profile } = member;
  const { second_factor, passkeys: _passkeys, ...facts } = profile;
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([name]) => name !== '_id')),
    ...(second_factor?.app && { second_factor_since: second_factor.app.at }),
  };
};

/** Each becomes a JSON file of its name. New collections about members add a line. */
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

/** By file name: JSON and pictures, without empty ones (ACCOUNT-40). */
export const accountPart = async (
  context: LeavingContext,
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

/** New domains that keep data of members add a line. */
const domains = {
  booking: { sections: exportSections, part: 'memberExportPart', file: 'memberExportFile' },
  community: { sections: saidSections, part: 'memberSaidPart', file: 'memberSaidFile' },
} as const satisfies Record<AskedDomain, object>;

export const exportedDomains = Object.keys(domains) as readonly AskedDomain[];

interface NamedPage extends ExportPart {
  readonly section: string;
  /** From 1. */
  readonly page: number;
}

/** @throws DomainAway */
export async function* pagesOf(
  context: AskingContext,
  mem_id: string,
  domain: AskedDomain,
): AsyncGenerator<NamedPage> {
  const { sections, part } = domains[domain];
  for (const section of sections) {
    let after = '';
    let page = 0;
    do {
      page += 1;
      const answer = await askDomain(context, mem_id, part, { section, ...(after && { after }) });
      const found = ExportPart.parse(await answer.json());
      yield { ...found, section, page };
      after = found.next;
    } while (after !== '');
  }
}

export const exportedPicture = async (
  context: AskingContext,
  mem_id: string,
  { domain, file_id }: { readonly domain: AskedDomain; readonly file_id: string },
): Promise<Buffer> =>
  Buffer.from(await (await askDomain(context, mem_id, domains[domain].file, { file_id })).arrayBuffer());
