import { ExportPart, exportSections, saidSections } from '@narae/contracts';
import { askDomain, type AskedDomain, type AskingContext } from '../../kernel/ask-domain.ts';

/** How each domain is asked for what it has of a member; a domain that keeps something of members adds its line. */
const domains = {
  booking: { sections: exportSections, part: 'memberExportPart', file: 'memberExportFile' },
  community: { sections: saidSections, part: 'memberSaidPart', file: 'memberSaidFile' },
} as const satisfies Record<AskedDomain, object>;

/** The domains that are asked, in their order in the file. */
export const exportedDomains = Object.keys(domains) as readonly AskedDomain[];

/** A page of a part, by the part's name. */
export interface NamedPage extends ExportPart {
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
