import { ExportPart, type ExportSection } from '@narae/contracts';
import { askBooking, type AskingContext } from '../shared/ask-booking.ts';

/** One part of what booking has of a member, page by page. */
export async function* pagesOf(
  context: AskingContext,
  mem_id: string,
  section: ExportSection,
): AsyncGenerator<ExportPart> {
  let after = '';
  do {
    const answer = await askBooking(context, mem_id, 'memberExportPart', {
      section,
      ...(after && { after }),
    });
    const page = ExportPart.parse(await answer.json());
    yield page;
    after = page.next;
  } while (after !== '');
}

/** A picture of a member's. */
export const pictureOf = async (context: AskingContext, mem_id: string, file_id: string): Promise<Buffer> =>
  Buffer.from(await (await askBooking(context, mem_id, 'memberExportFile', { file_id })).arrayBuffer());
