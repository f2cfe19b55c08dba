import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bookingService } from '@narae/booking/app';
import { securityKinds } from '@narae/contracts/security-event-kinds';
import { edgeService } from '@narae/edge/app';
import { createLogger, createMailer } from '@narae/service-kit';
import { startTestService } from '@narae/test-kit';
import { parse } from 'yaml';
import { z } from 'zod';
import { readBookingConfig } from '../../booking/src/config.ts';
import { edgeSettings } from '../../edge/src/config.ts';

const docs = path.join(import.meta.dirname, '../../../docs');

const Rule = z.strictObject({
  alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
  expr: z.string().min(1),
  for: z
    .string()
    .regex(/^\d+[smh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string().min(10), runbook: z.string() }),
});
const Rules = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(Rule).min(1) })).min(1),
});

const rules = Rules.parse(parse(await readFile(path.join(docs, 'alerts.yml'), 'utf8'))).groups.flatMap(
  (group) => group.rules,
);
const books = await readFile(path.join(docs, 'runbooks.md'), 'utf8');

test('every alert has a runbook entry that says what shoppers notice, what to look at, what to do, when it is over', () => {
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`runbooks.md#${alert.toLowerCase()}`);
    const book = books.split(/^## /m).find((one) => one.startsWith(`${alert}\n`));
    for (const part of ['- Shoppers: ', '- Look at: ', '- Do: ', '- Over when: '])
      expect(book).toContain(part);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  expect(books.match(/^## /gm)).toHaveLength(rules.length);
});

test('the alert on security events has the rates of their table, and no other', () => {
  const wanted = Object.entries(securityKinds).flatMap(([kind, { alarm }]) =>
    alarm
      ? [
          `sum by (kind) (increase(narae_security_events_total{kind="${kind}"}[${alarm.minutes}m])) > ${alarm.count}`,
        ]
      : [],
  );
  const { expr = '' } = rules.find(({ alert }) => alert === 'SecurityEvents') ?? {};
  expect(expr.split(' or ')).toEqual(wanted);
});

test('every number an alert or a runbook names is one that a process shows, and brackets close', async () => {
  const config = readBookingConfig({
    DOCUMENT_KEY: '7'.repeat(64),
    MAIL_LINK_KEY: '8'.repeat(64),
    PUBLIC_ORIGIN: 'http://shop.example',
  });
  const booking = await startTestService(bookingService, config);
  booking.app.metrics.addProcess();
  const log = createLogger('test', 'silent');
  booking.app.metrics.include(createMailer('smtp://127.0.0.1:9', { log }).metrics ?? []);
  const away = edgeSettings.parse({
    APPS_DIR: docs,
    CATALOG_URL: 'http://127.0.0.1:9',
    SSR: 'on',
  });
  const edge = await startTestService(edgeService, away);
  const shown = `${await booking.metrics()}\n${await edge.metrics()}`;
  const names = new Set(
    [...shown.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const named = [...rules.map(({ expr }) => expr), books].flatMap((text) =>
    [...text.matchAll(/\b(?:narae|nodejs|process)_\w+/g)].map(([name]) => name),
  );
  expect(named.length).toBeGreaterThan(rules.length);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
  for (const { expr } of rules)
    for (const [open, close] of ['()', '{}', '[]'])
      expect(expr.split(open ?? '').length).toBe(expr.split(close ?? '').length);
  await booking.close();
  await edge.close();
});
