import { stopLinks } from '@narae/service-kit';
import { z } from 'zod';
import { findRates } from '../../catalog/index.ts';
import { findTrip, shownTripState } from '../../custom-travel/index.ts';
import type { NotifyContext } from '../context.ts';
import { customDeskMail, customMail } from './custom-mail.ts';
import type { CustomMailReason } from './custom-mail-texts.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/deliver-mail.ts';

const CustomFacts = z.object({ request_id: z.string(), version: z.number() });
type CustomFacts = z.infer<typeof CustomFacts>;

const DeskFacts = CustomFacts.extend({ what: z.enum(['requested', 'asked']) });
type DeskFacts = z.infer<typeof DeskFacts>;

const compose = async (
  context: NotifyContext,
  reason: CustomMailReason,
  { request_id }: CustomFacts,
): Promise<Letter | Unsendable> => {
  const trip = await findTrip(context.customTrips, { request_id });
  if (!trip) return 'mail_object_gone';
  // No reminder of a quote that is over or answered by now.
  if (reason === 'ending-soon' && shownTripState(trip, context.now()) !== 'quoted') return 'mail_object_gone';
  if (!trip.confirmed) return 'mail_no_recipient';
  const rates = await findRates(context);
  const { publicOrigin } = context.config;
  const stop = stopLinks(context.config, `custom-${reason}`, trip.mem_id, trip.lan_tp);
  return {
    mail: customMail({ reason, trip, rates, publicOrigin, stop }),
    object_id: request_id,
    mem_id: trip.mem_id,
  };
};

const kind = (reason: CustomMailReason): MailKind<CustomFacts> => ({
  name: `custom-${reason}`,
  facts: CustomFacts,
  idOf: ({ request_id, version }) => `${request_id}.${reason}.${version}`,
  compose: (context, facts) => compose(context, reason, facts),
  perMailbox: 'custom-mails',
});

/** In the language of the request (CUSTOM-7). */
export const customMailKinds: Readonly<Record<CustomMailReason, MailKind<CustomFacts>>> = {
  requested: kind('requested'),
  quoted: kind('quoted'),
  answered: kind('answered'),
  'ending-soon': kind('ending-soon'),
  accepted: kind('accepted'),
  rejected: kind('rejected'),
};

export const customDeskMailKind: MailKind<DeskFacts> = {
  name: 'custom-desk',
  facts: DeskFacts,
  idOf: ({ request_id, version }) => `${request_id}.desk.${version}`,
  compose: async ({ customTrips, config }, { request_id, what }) => {
    const trip = await findTrip(customTrips, { request_id });
    if (!trip) return 'mail_object_gone';
    const { deskMailbox: to, publicOrigin } = config;
    if (to === undefined) return 'mail_no_recipient';
    return {
      mail: customDeskMail({ to, what, trip, publicOrigin }),
      object_id: request_id,
      mem_id: trip.mem_id,
    };
  },
  perMailbox: 'custom-desk-mails',
};
