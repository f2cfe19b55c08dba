import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** Which mails a member has stopped, of those that can be; under the member's version (MAIL-4). */
export const mailPreferencesChangedV1 = defineEvent(
  'shop.account.mail-preferences.changed.v1',
  z.strictObject({
    mem_id: z.string(),
    /** Unwanted groups, news without consent among them; older releases ignore what they do not know. */
    stopped: z.array(z.string()),
  }),
);
