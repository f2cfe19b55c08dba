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
import { addressOf } from '../event-mails/event-mail.ts';
import { eventMailTexts } from '../parts/event-mail-texts.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/deliver-mail.ts';
import { row } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';

interface PapersMailTexts {
  readonly subject: string;
  readonly body: string;
  readonly labels: {
    readonly person: string;
    readonly reason: string;
    readonly note: string;
  };
  readonly action: string;
  readonly closing: string;
}

/** About rejected papers of a reservation (EVENT-9). */
export const papersMailTexts: Readonly<Record<LanTp, PapersMailTexts>> = {
  CHN: {
    subject: '请重新提交活动证件',
    body: '以下参加者的证件未通过审核。名额仍为您保留，请修改后重新提交。',
    labels: { person: '参加者', reason: '原因', note: '主办方说明' },
    action: '重新提交证件',
    closing: '重新提交后，我们会再次审核。',
  },
  KOR: {
    subject: '이벤트 서류를 다시 제출해 주세요',
    body: '아래 참가자의 서류가 승인되지 않았습니다. 자리는 그대로 유지되니, 서류를 고쳐 다시 올려 주세요.',
    labels: { person: '참가자', reason: '사유', note: '주최 측 메모' },
    action: '서류 다시 올리기',
    closing: '다시 올려 주시면 바로 확인하겠습니다.',
  },
  ENG: {
    subject: 'Please send a document again',
    body: 'The organiser could not accept the documents of one participant. The place stays reserved; please correct what is named below.',
    labels: { person: 'Participant', reason: 'Reason', note: 'Organiser’s note' },
    action: 'Correct the documents',
    closing: 'We will check them again as soon as they are there.',
  },
  JPN: {
    subject: 'イベントの書類を再提出してください',
    body: '次の参加者の書類を承認できませんでした。お席はそのまま確保しています。内容を修正して、もう一度ご提出ください。',
    labels: { person: '参加者', reason: '理由', note: '主催者からのメッセージ' },
    action: '書類を再提出する',
    closing: '再提出後、あらためて確認いたします。',
  },
  VTN: {
    subject: 'Vui lòng nộp lại giấy tờ cho sự kiện',
    body: 'Giấy tờ của người tham gia dưới đây chưa được chấp nhận. Chỗ của bạn vẫn được giữ; vui lòng sửa và nộp lại.',
    labels: { person: 'Người tham gia', reason: 'Lý do', note: 'Ghi chú của ban tổ chức' },
    action: 'Nộp lại giấy tờ',
    closing: 'Chúng tôi sẽ kiểm tra lại ngay khi nhận được.',
  },
};

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

export const papersMail = ({ to, lanTp, event, person, publicOrigin }: Rejected): Mail => {
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
  // Replaced or accepted meanwhile.
  if (!reservation || !event || person?.check?.outcome !== 'rejected') return 'mail_object_gone';
  const to = addressOf(reservation);
  if (to === '') return 'mail_no_recipient';
  const lanTp = resolveLanTp(reservation.lan_tp);
  const { publicOrigin } = context.config;
  const mail = papersMail({ to, lanTp, event, person, publicOrigin });
  return { mail, object_id: event_rv_id, mem_id: reservation.mem_id };
};

/** Whose papers were rejected, why, and where they are replaced. */
export const papersMailKind: MailKind<PapersFacts> = {
  name: 'event-papers-rejected',
  facts: PapersFacts,
  idOf: ({ event_rv_id, version }) => `${event_rv_id}.papers-rejected.${version}`,
  compose,
  perMailbox: 'event-mails',
};
