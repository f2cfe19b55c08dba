import { jest } from '@jest/globals';
import { createLogger, type Logger, usualLogLimits } from './logger.ts';

const limits = { windowMs: 10_000, linesPerKind: 50, errorsPerKind: 200 };
let lines: Record<string, unknown>[];
let log: Logger;

const open = (level = 'info', own = limits): void => {
  lines = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
  log = createLogger('booking', level, { write }, own);
};
const answer = (call: string, status: number, times: number): void => {
  for (let done = 0; done < times; done += 1)
    log.child({ trace_id: `${done}` }).info({ call, status, ms: done }, 'answered');
};
const answered = (call: string, status = 200) =>
  lines.filter((line) => line['call'] === call && line['status'] === status && line['msg'] === 'answered');
const leftOut = () => lines.filter(({ msg }) => msg === 'lines left out');
const endWindow = (): void => void jest.advanceTimersByTime(limits.windowMs);

beforeEach(() => {
  jest.useFakeTimers();
  open();
});
afterEach(() => jest.useRealTimers());

test('of many lines of one kind some are written; the rest are counted when the window ends', () => {
  answer('productSearch', 200, 1_000);
  expect(answered('productSearch')).toHaveLength(50);
  expect(leftOut()).toEqual([]);
  endWindow();
  expect(leftOut()).toEqual([
    expect.objectContaining({
      level: 40,
      of: 'info',
      text: 'answered',
      call: 'productSearch',
      status: 200,
      left_out: 950,
      seconds: 10,
    }),
  ]);
});

test('the next window begins anew, and one in which nothing was left out says nothing', () => {
  answer('productSearch', 200, 51);
  endWindow();
  answer('productSearch', 200, 50);
  endWindow();
  expect(answered('productSearch')).toHaveLength(100);
  expect(leftOut()).toHaveLength(1);
});

test('a flood of one kind hides no other', () => {
  answer('productSearch', 200, 5_000);
  answer('productSearch', 429, 1);
  answer('payReady', 200, 1);
  expect(answered('productSearch', 429)).toHaveLength(1);
  expect(answered('payReady')).toHaveLength(1);
});

test('many kinds together are bounded as well, and the first lines of each are written', () => {
  for (let call = 0; call < 100; call += 1) answer(`call${call}`, 404, 60);
  expect(lines.length).toBeLessThan(50 * 10 + 100 * 20);
  expect(answered('call0', 404)).toHaveLength(50);
  expect(answered('call99', 404)).toHaveLength(20);
});

test('made-up kinds are bounded: beyond some hundred they count as one', () => {
  for (let made = 0; made < 5_000; made += 1) log.info(`kind ${made}`);
  expect(lines.length).toBeLessThan(600);
  endWindow();
  expect(leftOut()).toEqual([expect.objectContaining({ of: 'info', left_out: 5_000 - lines.length + 1 })]);
});

test('failures of our own have a bound of their own that no other line uses up', () => {
  answer('productSearch', 200, 10_000);
  answer('payReady', 503, 150);
  for (let failed = 0; failed < 150; failed += 1) log.error({ err: new TypeError('no') }, 'call failed');
  for (let failed = 0; failed < 300; failed += 1) log.error({ err: new RangeError('no') }, 'call failed');
  const failures = (type: string) =>
    lines.filter(({ err }) => (err as { type?: string } | undefined)?.type === type);
  expect(answered('payReady', 503)).toHaveLength(150);
  expect(failures('TypeError')).toHaveLength(150);
  expect(failures('RangeError')).toHaveLength(200);
  endWindow();
  expect(leftOut()).toContainEqual(
    expect.objectContaining({ of: 'error', error: 'RangeError', left_out: 100, level: 50 }),
  );
});

test('the end of a process is always written', () => {
  for (let times = 0; times < 1_000; times += 1) log.fatal('the process is ending');
  expect(lines).toHaveLength(1_000);
});

test('lines below the level of the log use nothing up', () => {
  open('warn');
  answer('productSearch', 200, 1_000);
  endWindow();
  expect(lines).toEqual([]);
});

test('a logger nobody set limits for has the usual ones', () => {
  lines = [];
  log = createLogger('booking', 'info', { write: () => void lines.push({}) });
  answer('productSearch', 200, 3_000);
  expect(lines).toHaveLength(usualLogLimits.linesPerKind);
});
