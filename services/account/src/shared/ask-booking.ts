import { callTable } from '@narae/contracts/call-table';
import type { AccountContext } from '../context.ts';

/** What account asks booking for is small; who takes longer is not there. */
const patienceMs = 15_000;

/** Booking does not answer, or not with what was asked for. */
export class BookingAway extends Error {}

export type AskingContext = Pick<AccountContext, 'config' | 'tokens' | 'now'>;

/** Asks one replica of booking after the other, each time with a token for this member alone. @throws BookingAway where none answers */
export const askBooking = async (
  { config, tokens, now }: AskingContext,
  mem_id: string,
  name: 'memberExportPart' | 'memberExportFile' | 'memberJoinPart',
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
