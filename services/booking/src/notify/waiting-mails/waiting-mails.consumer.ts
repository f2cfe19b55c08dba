import {
  waitingEndedV1,
  waitingJoinedV1,
  waitingOfferedV1,
  waitingOpenedV1,
  waitingRanOutV1,
} from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { deliverMail } from '../delivery/deliver-mail.ts';
import { waitingMailConsumer } from '../delivery/mail-consumers.rules.ts';
import { waitingMailKinds } from './waiting-mail.ts';
import type { WaitingMailReason } from './waiting-mail-texts.ts';

const reasons: Readonly<Record<string, WaitingMailReason>> = {
  [waitingJoinedV1.subject]: 'joined',
  [waitingOfferedV1.subject]: 'offered',
  [waitingRanOutV1.subject]: 'ran-out',
  [waitingOpenedV1.subject]: 'opened',
  [waitingEndedV1.subject]: 'ended',
};

export const consumeWaitingMails = (context: NotifyContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: waitingMailConsumer,
    events: [waitingJoinedV1, waitingOfferedV1, waitingRanOutV1, waitingOpenedV1, waitingEndedV1],
    handle: async ({ subject, version }, { waiting_id }) => {
      const reason = reasons[subject];
      if (reason) await deliverMail(context, waitingMailKinds[reason], { waiting_id, version });
    },
  });
