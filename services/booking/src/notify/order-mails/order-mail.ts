import { textIn } from '@narae/contracts/localized';
import { writeMail, type Mail, type MailSection } from '@narae/service-kit';
import type { OrderMailFacts } from './order-mail-facts.ts';
import { toMyInfo, toOrder } from '../parts/mail-parts.ts';
import { ticketSection } from './mail-tickets.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';
import {
  amountSection,
  choiceSection,
  meetingSection,
  priceSection,
  refundSection,
  tripSection,
} from './order-mail-sections.ts';
import { orderMailTexts } from './order-mail-texts.ts';

/** Everything the trip needs when it is paid; when a change is, how it is now; when money goes back, only which order and how much. */
const sections = (facts: OrderMailFacts): MailSection[] => {
  const { reason, booking, tickets, lanTp } = facts;
  if (reason === 'name-fee' || reason === 'extras')
    return [tripSection(facts), choiceSection(facts), amountSection(facts), ticketSection(tickets, lanTp)];
  if (reason === 'balance') return [tripSection(facts), amountSection(facts), ticketSection(tickets, lanTp)];
  if (reason !== 'paid' && reason !== 'deposit') return [tripSection(facts), amountSection(facts)];
  return [
    tripSection(facts),
    meetingSection(facts),
    choiceSection(facts),
    ...(booking.price
      ? [priceSection(facts, booking.price), refundSection(facts, booking.price)]
      : [amountSection(facts)]),
    ticketSection(tickets, lanTp),
  ];
};

/** The mail in the order's language, as text and as HTML that needs nothing from elsewhere (ORDER-8). */
export const orderMail = (facts: OrderMailFacts): Mail => {
  const { reason, lanTp, booking, product, publicOrigin } = facts;
  const [texts, labels] = [orderMailTexts(lanTp), orderMailLabels[lanTp]];
  return writeMail({
    kind: facts.kind,
    to: booking.email,
    lan_tp: lanTp,
    subject: `${texts.subjects[reason]} · ${textIn(product.titles, lanTp)}`,
    greeting: labels.greeting(booking.buyername),
    body: texts.bodies[reason],
    sections: sections(facts).filter(({ rows }) => rows.length > 0),
    action: booking.order_id ? toOrder(booking.order_id, lanTp, publicOrigin) : toMyInfo(lanTp, publicOrigin),
    closing: labels.closing,
  });
};
