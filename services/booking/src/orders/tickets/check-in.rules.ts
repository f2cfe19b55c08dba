import type { CheckIn, PlainBooking } from '../../kernel/index.ts';

type Scanned = Pick<PlainBooking, 'check_ins'>;

/** Every scan of a ticket that still counts, the first that was received first. */
export const scansOf = ({ check_ins = [] }: Scanned, ticket_no: string): CheckIn[] =>
  check_ins.filter((scan) => scan.ticket_no === ticket_no && !scan.undone);

/** The scan somebody was let in with; absent where nobody was. */
export const checkedInWith = (booking: Scanned, ticket_no: string): CheckIn | undefined =>
  scansOf(booking, ticket_no).find(({ outcome }) => outcome === 'ok');
