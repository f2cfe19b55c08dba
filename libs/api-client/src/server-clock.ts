/** A second of the header `Date`, in milliseconds: the server wrote it at its beginning or later. */
const SECOND_MS = 1_000;

/** The server's clock minus the device's lies between these, in milliseconds, as far as answers have shown. */
let ahead = { least: -Infinity, most: Infinity };

/**
 * Learns from an answer's header `Date`. Each answer narrows the bounds; one that contradicts them means that the
 * device's clock was set meanwhile, and begins anew.
 * @param sentAt when the call was sent, and `arrivedAt` when its answer came: epoch milliseconds of the device
 */
export function learnServerTime(date: string | null, sentAt: number, arrivedAt: number): void {
  const second = Date.parse(date ?? '');
  if (Number.isNaN(second)) return;
  const shown = { least: second - arrivedAt, most: second + SECOND_MS - sentAt };
  const least = Math.max(ahead.least, shown.least);
  const most = Math.min(ahead.most, shown.most);
  ahead = least <= most ? { least, most } : shown;
}

/**
 * Now by the server's clock, for whatever is compared with a moment of the server: holds, offers, dues, days. The
 * device's clock counts as right as long as no answer has shown otherwise (CALL-14).
 */
export const serverTime = (): Date => new Date(Date.now() + Math.min(Math.max(0, ahead.least), ahead.most));
