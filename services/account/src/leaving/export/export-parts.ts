import { ExportPart, exportSections, saidSections } from '@narae/contracts';
import { askDomain, type AskedDomain, type AskingContext, type StoredMember } from '../../kernel/index.ts';
import { activityOf, picturesOf } from '../../profile/index.ts';
import { openSessionsOf } from '../../sessions/index.ts';
import { identitiesOf } from '../../sign-in/index.ts';
import type { LeavingContext } from '../context.ts';

type Read = (context: LeavingContext, member: StoredMember) => Promise<unknown>;

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

/** How each domain is asked for what it has of a member; a domain that keeps something of members adds its line. */
const domains = {
  booking: { sections: exportSections, part: 'memberExportPart', file: 'memberExportFile' },
  community: { sections: saidSections, part: 'memberSaidPart', file: 'memberSaidFile' },
} as const satisfies Record<AskedDomain, object>;

/** The domains that are asked, in their order in the file. */
export const exportedDomains = Object.keys(domains) as readonly AskedDomain[];

/** A page of a part, by the part's name. */
interface NamedPage extends ExportPart {
  readonly section: string;
  /** From 1. */
  readonly page: number;
}

/** What a domain has of a member, page by page. @throws DomainAway */
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

/** A picture of a member's that a domain keeps. @throws DomainAway */
export const pictureOf = async (
  context: AskingContext,
  mem_id: string,
  { domain, file_id }: { readonly domain: AskedDomain; readonly file_id: string },
): Promise<Buffer> =>
  Buffer.from(await (await askDomain(context, mem_id, domains[domain].file, { file_id })).arrayBuffer());
