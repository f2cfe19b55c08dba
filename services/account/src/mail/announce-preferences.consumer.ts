import { mailPreferencesChangedV1 } from '@narae/events';
import { announced, startAnnouncer } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { preferenceStandings } from './preference-standings.ts';

/** Tells the other domains which mails members want, when they ask and from time to time (MAIL-4). */
export const announcePreferences = (context: AccountContext): Promise<void> =>
  startAnnouncer(context, {
    name: 'account-announcer',
    facts: [announced(mailPreferencesChangedV1, () => preferenceStandings(context))],
  });
