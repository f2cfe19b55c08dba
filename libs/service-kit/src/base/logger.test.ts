import { createLogger } from './logger.ts';
import { withTrace } from './trace.ts';

const open = () => {
  const lines: string[] = [];
  const log = createLogger('booking', 'info', { write: (line) => void lines.push(line) });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> };
};

describe('a log line', () => {
  test('is JSON under the trace of what is being worked on, once', () => {
    const { log, lines, last } = open();
    withTrace('a'.repeat(32), () => log.info('at work'));
    expect(last()).toMatchObject({ name: 'booking', msg: 'at work', trace_id: 'a'.repeat(32) });
    log.info('idle');
    expect(last()).not.toHaveProperty('trace_id');
    withTrace('a'.repeat(32), () => log.child({ trace_id: 'b'.repeat(32) }).info('of a request'));
    expect(lines.at(-1)?.match(/trace_id/g)).toHaveLength(1);
    expect(last()['trace_id']).toBe('b'.repeat(32));
  });

  const secrets = [
    'lin@example.com',
    'M12345678',
    'narae_at=eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJNRU0ifQ.c2lnbmF0dXJl',
    'Secret-Word-1',
    '010-1234-5678',
    '+82 10 1234 5678',
    'LIN MEI',
  ];
  const feed = (log: ReturnType<typeof open>['log']): void => {
    const [email, passport, cookie, password, tel, phone, mem_nm] = secrets;
    log.info(
      { member: { mem_email: email, mem_tel: tel, contact: [{ deep: { tel: phone, email } }] } },
      'fields',
    );
    log.info({
      req: { headers: { cookie, authorization: `Bearer ${password}`, 'set-cookie': [cookie, cookie] } },
    });
    log.info({ body: { info: { mem_password: password, passport_no: passport, travellers: [{ mem_nm }] } } });
    log.info(`${email} with ${passport} called from ${phone} and ${tel}, sending ${cookie}`);
    log.info({
      url: `mongodb://narae:${password}@db:27017`,
      text: JSON.stringify({ email, note: `"${email}"` }),
    });
    const duplicate = new Error(`E11000 duplicate key: { mem_email: "${email}", passport: "${passport}" }`, {
      cause: new Error(`${cookie} is not valid`),
    });
    log.error({ err: Object.assign(duplicate, { keyValue: { mem_email: email } }) }, 'call failed');
  };

  test('has no personal data and no credentials, whatever is logged', () => {
    const { log, lines } = open();
    feed(log);
    expect(lines).toHaveLength(6);
    for (const line of lines) {
      expect(() => JSON.parse(line) as unknown).not.toThrow();
      for (const secret of secrets) expect(line).not.toContain(secret);
    }
  });

  test.each([
    ['one long word', 'a'.repeat(200_000)],
    ['words with dots', 'a.'.repeat(100_000)],
    ['signs of addresses', 'a@'.repeat(100_000)],
    ['beginnings of tokens', 'eyJ-'.repeat(50_000)],
    ['beginnings of cookies', 'narae_'.repeat(30_000)],
    ['quotes', '"'.repeat(100_000)],
  ])('of %s is cut, stays JSON and costs little processor time', (_what, text) => {
    const { log, last } = open();
    const before = process.cpuUsage();
    log.error({ err: new Error(text), url: text, more: { text } }, text);
    const { user, system } = process.cpuUsage(before);
    expect(last()).toMatchObject({ level: 50, shortened_from: expect.any(Number) });
    expect(JSON.stringify(last()).length).toBeLessThan(16_384);
    expect((user + system) / 1000).toBeLessThan(500);
  });

  test('keeps what an operator looks for', () => {
    const { log, last } = open();
    const facts = {
      order_id: 'ORDER000000001',
      mem_id: 'MEM0000000001',
      refno: 'TRIP20261121120000123',
      event_id: 'c9bf9e57-1685-4c89-bafb-ff5af830be8a',
      url: 'http://127.0.0.1:4000/api/mycartInsert',
      at: '2026-11-21T03:00:00.000Z',
      subject: 'shop.booking.order.paid.v1',
      sha256: 'ab12345678'.repeat(6),
      remaining: 12,
    };
    log.info(facts, 'kept');
    expect(last()).toMatchObject(facts);
  });
});
