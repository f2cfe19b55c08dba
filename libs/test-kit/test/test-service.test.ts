import { calls } from '@narae/contracts';
import { cartItemAddedV1, memberWithdrawnV1 } from '@narae/events';
import {
  consumeWithInbox,
  nextId,
  raise,
  serve,
  startRelay,
  storedModel,
  storedOutbox,
  text,
  type Service,
} from '@narae/service-kit';
import { startTestService, type TestService } from '../src/index.ts';

const seen: string[] = [];

const echo: Service<{ greeting: string }> = {
  name: 'booking',
  plugin: async (app, { store, bus, log, mail, config, clock = () => new Date() }) => {
    const rows = storedModel('Row', 'rows', {
      _id: text({ required: false }),
      mem_id: text(),
      outbox: storedOutbox,
    })(store);
    const relay = startRelay({ store, bus, models: [rows], log });
    await consumeWithInbox(
      { store, bus, log },
      {
        name: 'booking-echo',
        events: [cartItemAddedV1, memberWithdrawnV1],
        handle: async (event, data) => void seen.push(`${event.subject} ${data.mem_id}`),
      },
    );
    serve(app, calls.mycartInsert, async ({ prod_id }, ctx) => {
      const cart_id = await nextId(store, 'CART');
      const { mem_id } = ctx.member();
      const added = raise(cartItemAddedV1, {
        aggregateId: cart_id,
        version: 1,
        data: { cart_id, mem_id, prod_id },
      });
      await rows.create({ _id: cart_id, mem_id, outbox: [added] });
      relay.nudge();
      await mail.send({
        kind: 'test',
        to: 'a@b.cd',
        subject: config.greeting,
        text: clock().toISOString(),
        lan_tp: ctx.lanTp,
      });
      return { msg: 'success', cart_id };
    });
  },
};

let service: TestService;
beforeAll(async () => {
  service = await startTestService(
    echo,
    { greeting: 'hello' },
    { clock: () => new Date('2027-01-01T00:00:00Z') },
  );
});
afterAll(() => service.close());

const party = { prod_id: 'P1', adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };

test('a call is answered by the service on a real store, under the test clock', async () => {
  const answer = await service.inject('mycartInsert', party, { as: 'MEM1', lanTp: 'KOR' });
  expect(answer.body).toEqual({ msg: 'success', cart_id: 'CART000001' });
  expect(service.mails.all).toEqual([
    expect.objectContaining({ subject: 'hello', text: '2027-01-01T00:00:00.000Z', lan_tp: 'KOR' }),
  ]);
  await service.settle();
});

test('settle waits until the raised events have reached their consumers', async () => {
  seen.length = 0;
  await service.inject('mycartInsert', party, { as: 'MEM2' });
  await service.settle();
  expect(seen).toEqual(['shop.booking.cart.item-added.v1 MEM2']);
  expect(await service.store.model('Row').countDocuments({ 'outbox.at': { $gt: new Date(0) } })).toBe(0);
});

test('emit delivers an event of another service', async () => {
  seen.length = 0;
  await service.emit(memberWithdrawnV1, { aggregateId: 'MEM3', version: 2, data: { mem_id: 'MEM3' } });
  expect(seen).toEqual(['shop.account.member.withdrawn.v1 MEM3']);
});

test('visitors, expired sessions and members are told apart', async () => {
  expect((await service.inject('mycartInsert', party)).body.error).toBe('login_required');
  expect((await service.inject('mycartInsert', party, { as: 'MEM1', expired: true })).body.error).toBe(
    'token_expired',
  );
});
