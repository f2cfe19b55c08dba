import { forgetAnswers } from '@narae/service-kit';
import { forgetActivity } from '../../profile/activity/forget-activity.ts';
import type { AccountContext } from '../../context.ts';
import { forgetExports } from '../export/forget-exports.ts';
import { endSessionsOf } from '../../sessions/end-session.ts';
import { deleteAllLinksOf } from '../../mail/mailed-link.queries.ts';
import { forgetOffers } from '../../sign-in/linking/offer-joining.ts';
import { forgetPictures } from '../../profile/change-picture.ts';
import { deleteIdentitiesOf } from '../../sign-in/linking/identity.queries.ts';
import { blankSessionsOf } from '../../sessions/session.queries.ts';
import { deleteTripsOf } from './paid-trip.queries.ts';

/**
 * Erases what account has of a member who left, beside the record that was emptied when they did (ACCOUNT-11). A repeat, also
 * after a crash in the middle, finds nothing left to do.
 */
export const eraseAccount = async (context: AccountContext, mem_id: string): Promise<void> => {
  await endSessionsOf(context, mem_id, 'member_gone');
  await blankSessionsOf(context.sessions, mem_id);
  await deleteAllLinksOf(context.mailedLinks, mem_id);
  await forgetActivity(context, mem_id);
  await forgetPictures(context, mem_id);
  await forgetExports(context, mem_id);
  await deleteIdentitiesOf(context.identities, mem_id);
  await deleteTripsOf(context.trips, mem_id);
  await forgetOffers(context, mem_id);
  await forgetAnswers(context.store, mem_id);
};
