import { everyInTurn } from '@narae/service-kit';
import type { EventsContext } from '../context.ts';
import { spreadMessages } from './event-messages.ts';

const everyMs = 30_000;

/** Sends organisers' messages on to those who reserved (EVENT-12). */
export const startEventMessageJob = (context: EventsContext): { stop: () => Promise<void> } => {
  const { log, store } = context;
  const work = async (): Promise<void> => {
    const reached = await spreadMessages(context);
    if (reached > 0) log.info({ reached }, 'messages to those who reserved');
  };
  return everyInTurn(store, everyMs, work, { log, name: 'booking-event-messages' });
};
