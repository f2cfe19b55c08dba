import { eventPlacesChangedV1, seatChangedV1, type EventEnvelope } from '@narae/events';
import { attachmentsOf, batched } from '@narae/service-kit';
import type { WaitingListContext } from './context.ts';
import { serveQueued } from './queue/serve-queue.ts';
import { queueKey, type QueueAddress } from './entries/queue.rules.ts';

/** Any ledger change: seats returned, more seats, or a sale that opened. */
const queuesOf = ({ subject, data }: EventEnvelope): QueueAddress[] => {
  if (subject === eventPlacesChangedV1.subject)
    return [{ kind: 'places', target_id: String(data['event_id']) }];
  const target_id = String(data['prod_id']);
  return [
    { kind: 'seats', target_id },
    { kind: 'opening', target_id },
  ];
};

/** Serves a queue after ledger changes, many by one look (SEAT-7). The job finds what is missed here. */
export const watchLedgers = async (context: WaitingListContext): Promise<void> => {
  const serve = batched<QueueAddress>(async (queues) => {
    const each = new Map(queues.map((queue) => [queueKey(queue), queue]));
    await serveQueued(context, [...each.values()]);
  });
  let last: Promise<void> = Promise.resolve();
  const stop = context.bus.watch([seatChangedV1.subject, eventPlacesChangedV1.subject], (event) => {
    last = serve(queuesOf(event)).catch((error: unknown) => {
      context.log.error({ err: error }, 'a waiting list could not be served');
    });
  });
  attachmentsOf(context.store).stops.add(async () => {
    stop();
    await last;
  });
};
