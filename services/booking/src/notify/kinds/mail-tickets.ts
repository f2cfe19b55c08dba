import type { LanTp, OrderTicket } from '@narae/contracts';
import { shownTicketNo } from '@narae/rules';
import { qrPng, type MailPicture, type MailSection } from '@narae/service-kit';
import { mailTexts } from '../texts.ts';

/** CSS pixels: fits beside a name on a phone, and readers take it from the screen. */
const CODE_SIZE = 180;

const cidOf = (ticket_no: string): string => `ticket-${ticket_no}@narae`;

/** In the text of a mail the number alone (TICKET-1). */
export const ticketSection = (
  tickets: readonly Pick<OrderTicket, 'mem_nm' | 'ticket_no'>[],
  lanTp: LanTp,
): MailSection => {
  const t = mailTexts(lanTp);
  return {
    title: t('tickets_title'),
    rows: tickets.map(({ mem_nm, ticket_no }) => {
      const number = shownTicketNo(ticket_no);
      return {
        label: mem_nm,
        values: [number],
        image: { cid: cidOf(ticket_no), alt: t('tickets_code', { number }), size: CODE_SIZE },
      };
    }),
    notes: [t('tickets_note')],
  };
};

/** Drawn when a mail is sent, and not stored. */
export const ticketPictures = (tickets: readonly OrderTicket[]): Promise<MailPicture[]> =>
  Promise.all(
    tickets.map(async ({ ticket_no, token }) => ({
      cid: cidOf(ticket_no),
      filename: `ticket-${shownTicketNo(ticket_no)}.png`,
      content: await qrPng(token),
    })),
  );
