import { currentTraceId, newTraceId, traceIdOf, traceparentOf, withTrace } from './trace.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

test('a well-formed trace from outside is kept, anything else begins a new one', () => {
  expect(traceIdOf(`00-${trace}-00f067aa0ba902b7-01`)).toBe(trace);
  expect(traceIdOf(traceparentOf(trace))).toBe(trace);
  for (const wrong of [
    undefined,
    '',
    trace,
    `00-${trace}-00f067aa0ba902b7`,
    `00-${trace}-0000000000000000-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `ff-${trace}-00f067aa0ba902b7-01`,
    `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${trace}-00f067aa0ba902b7-01 "},{"level":60`,
    [`00-${trace}-00f067aa0ba902b7-01`],
  ]) {
    expect(traceIdOf(wrong)).toMatch(/^[0-9a-f]{32}$/);
    expect(traceIdOf(wrong)).not.toBe(trace);
  }
});

test('work knows its trace, across what it waits for, and nobody else does', async () => {
  const id = newTraceId();
  await withTrace(id, async () => {
    await new Promise(setImmediate);
    expect(currentTraceId()).toBe(id);
  });
  expect(currentTraceId()).not.toBe(id);
});
