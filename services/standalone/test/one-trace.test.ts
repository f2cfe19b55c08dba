import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bookingService } from '@narae/booking/app';
import { catalogService } from '@narae/catalog/app';
import { edgeService } from '@narae/edge/app';
import { callTable } from '@narae/contracts';
import { productChangedV1, rateChangedV1 } from '@narae/events';
import { createLogger, type Logger } from '@narae/service-kit';
import { startTestService, type TestService } from '@narae/test-kit';
import { openBroker, type Broker } from '../../../libs/test-kit/src/service/test-broker.ts';
import { until } from '../../../libs/test-kit/src/until.ts';
import { readBookingConfig } from '../../booking/src/config.ts';
import { tour } from '../../booking/test/support/products.ts';
import { picture } from '../../booking/test/support/shopper.ts';
import { edgeSettings } from '../../edge/src/config.ts';

interface Line {
  readonly name: string;
  readonly msg: string;
  readonly trace_id?: string;
  readonly [fact: string]: unknown;
}

const lines: Line[] = [];
const logOf = (name: string): Logger =>
  createLogger(name, 'info', { write: (line) => void lines.push(JSON.parse(line) as Line) });

const member = 'MEM0000000001';
let broker: Broker;
let folder: string;
let [booking, catalog, edge]: TestService[] = [];
let at = '';

/** One of the shopper's calls, as the browser makes it, through the edge. */
const call = async (
  name: keyof typeof callTable,
  info: object,
  traceparent: string,
): Promise<{ status: number; traceId: string | null; body: Record<string, string> }> => {
  const { method, path: url } = callTable[name];
  const cookie = (await booking?.sessions.cookie({ as: member })) ?? '';
  const answer = await fetch(at + url, {
    method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-lan-tp': 'ENG',
      cookie,
      traceparent,
    },
    body: JSON.stringify({ info }),
  });
  const body = (await answer.json()) as Record<string, string>;
  return { status: answer.status, traceId: answer.headers.get('x-trace-id'), body };
};

beforeAll(async () => {
  broker = await openBroker();
  folder = await mkdtemp(path.join(tmpdir(), 'narae-trace-'));
  const natsUrl = broker.url;
  const settings = readBookingConfig({
    DOCUMENT_KEY: '7'.repeat(64),
    MAIL_LINK_KEY: '8'.repeat(64),
    PUBLIC_ORIGIN: 'http://shop.example',
  });
  const mediaDir = folder;
  [booking, catalog] = await Promise.all([
    startTestService(bookingService, settings, { natsUrl, log: logOf('booking') }),
    startTestService(catalogService, { mediaDir }, { natsUrl, log: logOf('catalog') }),
  ]);
  const upstreams = { BOOKING_URL: await booking.listen(), CATALOG_URL: await catalog.listen() };
  edge = await startTestService(edgeService, edgeSettings.parse({ APPS_DIR: folder, ...upstreams }), {
    natsUrl,
    log: logOf('edge'),
  });
  at = await edge.listen();
  await booking.emit(productChangedV1, { aggregateId: tour.prod_id, version: 1, data: tour });
  const rate = { currency: 'USD', deal_bas_r: 1300, rate_day: '2026-11-20' } as const;
  await booking.emit(rateChangedV1, { aggregateId: 'USD', version: 1, data: rate });
});
afterAll(async () => {
  for (const one of [edge, catalog, booking]) await one?.close();
  await broker.close();
  await rm(folder, { recursive: true, force: true });
});

test('one id from the browser through edge, service, relay and consumer, without personal data', async () => {
  const add = { prod_id: tour.prod_id, adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
  let cart_id = '';
  await until('the product is known', async () => {
    const { status, body } = await call('mycartInsert', add, `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`);
    cart_id = body['cart_id'] ?? '';
    return status === 200;
  });
  const place = { path: '20261121', mem_id: member, mod_type: 'REGISTER', mem_file_id: 'new', cart_id };
  await booking?.upload(
    'uploadPassport',
    { ...place, prod_id: tour.prod_id, mem_type: 'adult', sort_order: 1, file_type: '1' },
    { bytes: await picture(1) },
    { as: member },
  );
  const travellers = [{ mem_type: 'adult', sort_order: 1, mem_nm: 'LIN MEI' }];
  const order = { cart_id, tel: '01012345678', email: 'lin@example.com', travellers };
  const saved = await call('travellersSave', order, `00-${'e'.repeat(32)}-${'d'.repeat(16)}-01`);
  expect(saved).toMatchObject({ status: 200, body: { txn_type: 'T' } });

  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const held = await call('orderHold', { cart_id }, `00-${trace}-00f067aa0ba902b7-01`);
  expect(held).toMatchObject({ status: 200, traceId: trace });

  const seen = (name: string, msg: string, more: object = {}): boolean =>
    lines.some((line) =>
      Object.entries({ name, msg, trace_id: trace, ...more }).every(([fact, value]) => line[fact] === value),
    );
  await until('the catalogue follows', () =>
    seen('catalog', 'event dealt with', {
      consumer: 'catalog-seats',
      subject: 'shop.booking.seat.changed.v1',
    }),
  );
  expect(seen('edge', 'answered', { call: 'orderHold', status: 200 })).toBe(true);
  expect(seen('booking', 'answered', { call: 'orderHold', status: 200 })).toBe(true);
  expect(seen('booking', 'event published', { subject: 'shop.booking.seat.changed.v1' })).toBe(true);
  await until('the relay has sent the order on', () =>
    seen('booking', 'event published', { subject: 'shop.booking.order.held.v1' }),
  );

  const everything = JSON.stringify(lines);
  for (const personal of ['lin@example.com', 'LIN MEI', '01012345678', 'narae_at='])
    expect(everything).not.toContain(personal);
});

test('a trace that is none is not passed on', async () => {
  const { traceId } = await call('mycartList', { currency: 'USD', lan_tp: 'ENG' }, '00-evil');
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  await until('booking has answered', () =>
    lines.some((line) => line.name === 'booking' && line.trace_id === traceId),
  );
});
