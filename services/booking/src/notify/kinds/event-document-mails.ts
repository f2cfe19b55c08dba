import type { LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { eventReservationPapersRejectedV1 } from '@narae/events';
import { type Mail, writeMail } from '@narae/service-kit';
import { z } from 'zod';
import { findEvents, type KnownEvent } from '../../catalog/index.ts';
import { type EventPerson, findReservation } from '../../events/index.ts';
import { eventRejectionTexts, rejectionView } from '../../kernel/index.ts';
import type { NotifyContext } from '../context.ts';
import { row } from '../mail-parts.ts';
import { mailTexts } from '../texts.ts';
import { addressOf } from './event-mails.ts';
import { type ComposedMail, mailKind, type Unsendable, when } from './mail-kind.ts';

const PapersFacts = z.object({
  event_rv_id: z.string(),
  event_id: z.string(),
  event_rv_mem_id: z.string(),
  version: z.number(),
});
type PapersFacts = z.infer<typeof PapersFacts>;

interface EventPapersMailFacts {
  readonly to: string;
  readonly lanTp: LanTp;
  readonly event: KnownEvent;
  readonly person: EventPerson;
  readonly publicOrigin: string;
}

export const papersMail = ({ to, lanTp, event, person, publicOrigin }: EventPapersMailFacts): Mail => {
  const t = mailTexts(lanTp);
  const title = textIn(event.titles, lanTp);
  const rejection = rejectionView(person.check, eventRejectionTexts(lanTp));
  const at = { event_id: event.event_id, lan_tp: lanTp };
  return writeMail({
    kind: 'event-papers-rejected',
    to,
    lan_tp: lanTp,
    subject: `${t('event_document_subject')} · ${title}`,
    greeting: t('greeting', { name: person.mem_nm }),
    body: t('event_document_body'),
    sections: [
      {
        rows: [
          ...row(t('event_event'), title),
          ...row(t('event_document_person'), person.mem_nm),
          ...row(t('event_document_reason'), rejection?.text ?? ''),
          ...row(t('event_document_note'), ...(rejection?.note.split('\n') ?? [])),
        ],
      },
    ],
    action: { text: t('event_document_action'), href: `${publicOrigin}${href('eventReserv', at)}` },
    closing: t('event_document_closing'),
  });
};

const composeEventPapers = async (
  context: NotifyContext,
  { event_rv_id, event_id, event_rv_mem_id }: PapersFacts,
): Promise<ComposedMail | Unsendable> => {
  const reservation = await findReservation(context.reservations, event_rv_id);
  const [event] = await findEvents(context, [event_id]);
  const person = reservation?.people.find((known) => known.event_rv_mem_id === event_rv_mem_id);
  // Replaced or accepted meanwhile.
  if (!reservation || !event || person?.check?.outcome !== 'rejected') return 'mail_object_gone';
  const to = addressOf(reservation);
  if (to === '') return 'mail_no_recipient';
  const lanTp = resolveLanTp(reservation.lan_tp);
  const { publicOrigin } = context.config;
  const mail = papersMail({ to, lanTp, event, person, publicOrigin });
  return { mail, object_id: event_rv_id, mem_id: reservation.mem_id };
};

/** To the member, in the reservation's language. */
export const eventDocumentMails = {
  /** Whose documents of a reservation were rejected, why, and where they are replaced (EVENT-9). */
  'event-papers-rejected': mailKind({
    when: [
      when(
        'booking-organiser-mails',
        eventReservationPapersRejectedV1,
        ({ event_rv_id, event_id, event_rv_mem_id }, version) => ({
          event_rv_id,
          event_id,
          event_rv_mem_id,
          version,
        }),
      ),
    ],
    facts: PapersFacts,
    idOf: ({ event_rv_id, version }) => `${event_rv_id}.papers-rejected.${version}`,
    compose: composeEventPapers,
    perMailbox: 'event-mails',
  }),
};
