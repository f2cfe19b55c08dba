import { ExportPart, type ExportSection } from '@narae/contracts';
import { callTable } from '@narae/contracts/call-table';
import type { AccountContext } from '../context.ts';

/** A page of booking's part, or a picture, is small; who takes longer is not there. */
const patienceMs = 15_000;

/** Booking does not answer, or not with what was asked for. */
export class BookingAway extends Error {}

type Context = Pick<AccountContext, 'config' | 'tokens' | 'now'>;

/** Asks one replica of booking after the other, each time with a token for this member alone. @throws BookingAway where none answers */
const ask = async (
  { config, tokens, now }: Context,
  mem_id: string,
  name: 'memberExportPart' | 'memberExportFile',
  info: object,
): Promise<Response> => {
  const failures: string[] = [];
  for (const url of config.bookingUrls) {
    try {
      const answer = await fetch(new URL(callTable[name].path, url), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await tokens.exporting(mem_id, now())}`,
        },
        body: JSON.stringify({ info }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (answer.ok) return answer;
      failures.push(`${name}: ${answer.status}`);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : 'no answer');
    }
  }
  throw new BookingAway(`booking does not answer: ${failures.join(', ') || 'no address'}`);
};

/** One part of what booking has of a member, page by page. */
export async function* pagesOf(
  context: Context,
  mem_id: string,
  section: ExportSection,
): AsyncGenerator<ExportPart> {
  let after = '';
  do {
    const answer = await ask(context, mem_id, 'memberExportPart', { section, ...(after && { after }) });
    const page = ExportPart.parse(await answer.json());
    yield page;
    after = page.next;
  } while (after !== '');
}

/** A picture of a member's. */
export const pictureOf = async (context: Context, mem_id: string, file_id: string): Promise<Buffer> =>
  Buffer.from(await (await ask(context, mem_id, 'memberExportFile', { file_id })).arrayBuffer());
