import { commentPageHref } from '@narae/contracts/comment-page';
import { href } from '@narae/contracts/href';
import { commentRepliedV1, questionAnsweredV1, reviewAskedV1, mailPreferencesChangedV1 } from '@narae/events';
import { consumeWithInbox, announced, startAnnouncer } from '@narae/service-kit';
import type { MailContext } from './context.ts';
import { sendCommunityMail } from './community-mails.ts';
import { preferenceStandings } from './mail-preferences.ts';

/** The community knows no addresses (COMMUNITY-14, COMMUNITY-34). */
export const consumeCommunityAnswers = async (context: MailContext): Promise<void> => {
  await consumeWithInbox(context, {
    name: 'account-question-mails',
    events: [questionAnsweredV1],
    handle: ({ id }, { mem_id, qna_id }) =>
      sendCommunityMail(context, {
        kind: 'question-answered',
        mem_id,
        pathIn: (lan_tp) => href('qna', { qna_id, lan_tp }),
        id: `account-${id}`,
      }),
  });
  await consumeWithInbox(context, {
    name: 'account-reply-mails',
    events: [commentRepliedV1],
    handle: ({ id }, { mem_id, ...reply }) =>
      sendCommunityMail(context, {
        kind: 'comment-replied',
        mem_id,
        pathIn: (lan_tp) => `${commentPageHref(reply, 'comments', { lan_tp })}#comment-${reply.comment_id}`,
        id: `account-${id}`,
      }),
  });
  await consumeWithInbox(context, {
    name: 'account-review-mails',
    events: [reviewAskedV1],
    handle: ({ id }, { mem_id, order_id, titles }) =>
      sendCommunityMail(context, {
        kind: 'review-asked',
        mem_id,
        pathIn: (lan_tp) => href('myReviews', { order_id, lan_tp }),
        about: titles,
        id: `account-${id}`,
      }),
  });
};

/** When other domains ask, and from time to time (MAIL-4). */
export const announcePreferences = (context: MailContext): Promise<void> =>
  startAnnouncer(context, {
    name: 'account-announcer',
    facts: [announced(mailPreferencesChangedV1, () => preferenceStandings(context))],
  });
