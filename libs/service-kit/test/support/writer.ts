import { cartItemAddedV1 } from '@narae/events';
import {
  buildIndexes,
  connectStore,
  consumeWithInbox,
  createBus,
  createLogger,
  raise,
  startRelay,
  storedModel,
  storedOutbox,
  text,
} from '../../src/index.ts';

/** Writes rows that raise events, and consumes them, until it is killed; with `drain` it only finishes what is left. */
const [url = '', database = '', mode = 'write', round = '0'] = process.argv.slice(2);
const log = createLogger('writer', 'silent');
const store = await connectStore(url, database);
const bus = await createBus({ log });
const rows = storedModel('Row', 'rows', { _id: text({ required: false }), outbox: storedOutbox })(store);
await buildIndexes(store);

await consumeWithInbox(
  { store, bus, log },
  {
    name: 'booking-crash',
    events: [cartItemAddedV1],
    handle: async (_event, { cart_id }) => {
      await store.collection('effects').updateOne({ cart_id }, { $inc: { times: 1 } }, { upsert: true });
    },
  },
);
bus.open();
const relay = startRelay({ store, bus, models: [rows], log, recoveryMs: 10 });

if (mode === 'drain') {
  await relay.drained();
  process.send?.('drained');
  process.disconnect();
  await relay.stop();
  await bus.close();
  await store.close();
} else {
  for (let n = 0; n < 1_000_000; n += 1) {
    const cart_id = `R${round}N${n}`;
    const data = { cart_id, mem_id: 'M', prod_id: 'P' };
    await rows.create({
      _id: cart_id,
      outbox: [raise(cartItemAddedV1, { aggregateId: cart_id, version: 1, data })],
    });
    process.send?.(cart_id);
  }
}
