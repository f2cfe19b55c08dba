import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** Which mails a member has stopped, of those that can be; under the member's version (MAIL-4). */
export const mailPreferencesChangedV1 = defineEvent(
  'shop.account.mail-preferences.changed.v1',
  z.strictObject({
    mem_id: z.string(),
    /** Groups that are not wanted, news without consent among them; one that an older release does not know passes it by. */
    stopped: z.array(z.string()),
  }),
);
