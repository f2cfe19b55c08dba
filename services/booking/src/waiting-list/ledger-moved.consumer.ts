import { eventPlacesChangedV1, seatChangedV1, type EventEnvelope } from '@narae/events';
import { attachmentsOf, batched } from '@narae/service-kit';
import type { WaitingListContext } from './context.ts';
import { serveQueued } from './queue/serve-queue.ts';
import { queueKey, type QueueAddress } from './entries/queue.rules.ts';

/** Every change of a ledger says so: seats that return for whatever reason, more of them, a sale that opens. */
const queuesOf = ({ subject, data }: EventEnvelope): QueueAddress[] => {
  if (subject === eventPlacesChangedV1.subject)
    return [{ kind: 'places', target_id: String(data['event_id']) }];
  const target_id = String(data['prod_id']);
  return [
    { kind: 'seats', target_id },
    { kind: 'opening', target_id },
  ];
};

/**
 * Serves a queue as soon as its ledger has changed (SEAT-7). Many changes at once are one look at the queue. What is missed
 * here, because the process ended or the broker was away, the job finds.
 */
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
