import type { SentMailKind } from '@narae/contracts';
import {
  type EventEnvelope,
  type EventDefinition,
  mailPreferencesChangedV1,
  memberWithdrawnV1,
} from '@narae/events';
import { consumeProjection, consumeWithInbox } from '@narae/service-kit';
import type { NotifyContext } from './context.ts';
import { deliverFacts } from './delivery/deliver-mail.ts';
import { forgetPreference, keepPreference, restartPreferences } from './delivery/mails-of-members.ts';
import { type Facts, type MailConsumer, mailConsumers } from './kinds/mail-kind.ts';
import { kindOf, mailKinds } from './mail-kinds.ts';

const kindNames = Object.keys(mailKinds) as SentMailKind[];

interface AskedMail {
  readonly kind: SentMailKind;
  readonly facts: Facts;
}

/** In the order of the table. */
const mailsAskedBy = (consumer: MailConsumer, event: EventEnvelope, data: unknown): AskedMail[] =>
  kindNames.flatMap((kind) =>
    kindOf(kind)
      .when.filter((trigger) => trigger.consumer === consumer && trigger.event.subject === event.subject)
      .flatMap((trigger) => {
        const facts = trigger.factsOf(event, data);
        return facts ? [{ kind, facts }] : [];
      }),
  );

const eventsOf = (consumer: MailConsumer): EventDefinition[] => {
  const triggers = kindNames.flatMap((kind) => kindOf(kind).when);
  return [...new Set(triggers.filter((one) => one.consumer === consumer).map(({ event }) => event))];
};

/** Sends what the table of kinds says, once each (MAIL-1). */
export const consumeMails = async (context: NotifyContext): Promise<void> => {
  for (const name of mailConsumers)
    await consumeWithInbox(context, {
      name,
      events: eventsOf(name),
      concerns: (data, event) => mailsAskedBy(name, event, data).length > 0,
      handle: async (event, data) => {
        for (const { kind, facts } of mailsAskedBy(name, event, data))
          await deliverFacts(context, kind, facts);
      },
    });
};

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
