import type { LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { writeMail, type Mail } from '@narae/service-kit';
import { z } from 'zod';
import { findEvents, type KnownEvent } from '../../catalog/index.ts';
import { type EventPerson, findReservation } from '../../events/index.ts';
import { eventRejectionTexts, rejectionView } from '../../kernel/index.ts';
import type { NotifyContext } from '../context.ts';
import { addressOf } from '../event-mails/event-mail-kinds.ts';
import { eventMailTexts } from '../parts/event-mail-texts.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/mail-kind.ts';
import { row } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';
import { papersMailTexts } from './papers-mail-texts.ts';

/** Whose papers of which reservation, as of which of its changes. */
const PapersFacts = z.object({
  event_rv_id: z.string(),
  event_id: z.string(),
  event_rv_mem_id: z.string(),
  version: z.number(),
});
type PapersFacts = z.infer<typeof PapersFacts>;

interface Rejected {
  readonly to: string;
  readonly lanTp: LanTp;
  readonly event: KnownEvent;
  readonly person: EventPerson;
  readonly publicOrigin: string;
}

const papersMail = ({ to, lanTp, event, person, publicOrigin }: Rejected): Mail => {
  const { subject, body, labels, action, closing } = papersMailTexts[lanTp];
  const title = textIn(event.titles, lanTp);
  const rejection = rejectionView(person.check, eventRejectionTexts[lanTp]);
  const at = { event_id: event.event_id, lan_tp: lanTp };
  return writeMail({
    kind: 'event-papers-rejected',
    to,
    lan_tp: lanTp,
    subject: `${subject} · ${title}`,
    greeting: orderMailLabels[lanTp].greeting(person.mem_nm),
    body,
    sections: [
      {
        rows: [
          ...row(eventMailTexts[lanTp].labels.event, title),
          ...row(labels.person, person.mem_nm),
          ...row(labels.reason, rejection?.text ?? ''),
          ...row(labels.note, ...(rejection?.note.split('\n') ?? [])),
        ],
      },
    ],
    action: { text: action, href: `${publicOrigin}${href('eventReserv', at)}` },
    closing,
  });
};

const compose = async (
  context: NotifyContext,
  { event_rv_id, event_id, event_rv_mem_id }: PapersFacts,
): Promise<Letter | Unsendable> => {
  const reservation = await findReservation(context.reservations, event_rv_id);
  const [event] = await findEvents(context, [event_id]);
  const person = reservation?.people.find((known) => known.event_rv_mem_id === event_rv_mem_id);
  // Mended, or accepted after all, before the mail went out.
  if (!reservation || !event || person?.check?.outcome !== 'rejected') return 'mail_object_gone';
  const to = addressOf(reservation);
  if (to === '') return 'mail_no_recipient';
  const lanTp = resolveLanTp(reservation.lan_tp);
  const { publicOrigin } = context.config;
  const mail = papersMail({ to, lanTp, event, person, publicOrigin });
  return { mail, object_id: event_rv_id, mem_id: reservation.mem_id };
};

/** Tells a member that the organiser rejected the papers of one person, why, and where they are mended (EVENT-9). */
export const papersMailKind: MailKind<PapersFacts> = {
  name: 'event-papers-rejected',
  facts: PapersFacts,
  idOf: ({ event_rv_id, version }) => `${event_rv_id}.papers-rejected.${version}`,
  compose,
  perMailbox: 'event-mails',
};
