import { mailPreferencesChangedV1, memberWithdrawnV1 } from '@narae/events';
import { consumeProjection } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { forgetPreference, keepPreference, restartPreferences } from './mails-of-members.ts';

/**
 * Keeps booking's copy of stopped mails (MAIL-4), so that sending needs no call. Members who left have none; later
 * announcements about them go with booking's next look at them (DOC-9).
 */
export const consumeMailPreferences = (context: NotifyContext): Promise<void> =>
  consumeProjection(context, {
    name: 'booking-mail-preferences',
    events: [mailPreferencesChangedV1, memberWithdrawnV1],
    handle: ({ version }, facts) =>
      'stopped' in facts
        ? keepPreference(context, { ...facts, version })
        : forgetPreference(context, facts.mem_id),
    reset: () => restartPreferences(context),
  });
