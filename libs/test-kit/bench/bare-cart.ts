// A process of its own: the least it can cost to put a row in the cart and delete it again. One Fastify route each, which writes a
// document as large as booking's by the driver alone. Arguments: the store's address. Prints its origin.
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { mongo } from 'mongoose';

const client = await new mongo.MongoClient(process.argv[2] ?? '').connect();
const rows = client.db('bare').collection<{ _id: string; cart: unknown }>('rows');
/** As long as a row of booking's with its event. */
const filling = { cart: { fields: Array.from({ length: 40 }, (_, at) => ({ name: `field_${at}`, at })) } };

const app = fastify();
app.post('/put', async () => {
  const _id = randomUUID();
  await rows.insertOne({ _id, ...filling });
  return { cart_id: _id };
});
app.post<{ Body: { cart_id: string } }>('/delete', async ({ body }) => {
  await rows.deleteOne({ _id: body.cart_id });
  return { cart_id: body.cart_id };
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => void app.close().then(() => client.close()));
