import { adminRoles, calls, mayAct, type CallContract } from '@narae/contracts';
import { accountMailKinds, mailPolicies } from '@narae/contracts/mail-kinds';
import { errorStatus } from '@narae/contracts/error-keys';
import { pageMessages } from '@narae/contracts/message-keys';
import { pages, type Page } from '@narae/contracts/pages';
import { securityKinds } from '@narae/contracts/security-event-kinds';
import * as events from '@narae/events';
import type { EventDefinition } from '@narae/events';
import { z } from 'zod';
import { fieldsOfSchema } from './fields-of-schema.ts';

const fieldsIn = (schema: z.ZodType, io: 'input' | 'output'): string[] =>
  fieldsOfSchema(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));

const byName = <Value>(table: Readonly<Record<string, Value>>): (readonly [string, Value])[] =>
  Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));

const indented = (mark: string, lines: readonly string[]): string[] =>
  lines.map((line) => `  ${mark} ${line}`);

const linesOfCall = ({ input, output, errors, ...row }: CallContract): string[] => [
  `${row.method} ${row.path}`,
  `  row ${JSON.stringify(Object.fromEntries(byName(row as unknown as Record<string, unknown>)))}`,
  `  errors ${[...errors].sort().join(' ')}`,
  ...indented('>', fieldsIn(input, 'input')),
  ...indented('<', fieldsIn(output, 'output')),
];

/** Every call: its address and row, the errors it names, the fields it takes (`>`) and answers (`<`). */
export const listedCalls = (): string[] =>
  byName(calls as unknown as Record<string, CallContract>).flatMap(([, call]) => linesOfCall(call));

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'subject' in value && 'data' in value;

/** Every event version: its subject and the fields of its data; the envelope first. */
export const listedEvents = (): string[] => {
  const definitions = Object.values(events as Record<string, unknown>).filter(isEvent);
  return [
    'envelope',
    ...indented('-', fieldsIn(events.EventEnvelope, 'input')),
    ...byName(Object.fromEntries(definitions.map((event) => [event.subject, event]))).flatMap(
      ([subject, { data }]) => [subject, ...indented('-', fieldsIn(data, 'input'))],
    ),
  ];
};

/** Names that stand in answers, the store, mails and addresses: one line each, with what belongs to it. */
export const listedNames = (): string[] => [
  ...byName(errorStatus).map(([key, status]) => `error ${key} ${status}`),
  ...[...pageMessages].sort().map((key) => `message ${key}`),
  ...byName(mailPolicies).map(([kind, policy]) => `mail ${kind} ${JSON.stringify(policy)}`),
  `mails of account: ${[...accountMailKinds].sort().join(' ')}`,
  ...adminRoles.map(
    (role) => `role ${role} acts as ${adminRoles.filter((other) => mayAct(role, other)).join(' ')}`,
  ),
  ...byName(pages as Readonly<Record<string, Page>>).map(
    ([name, page]) => `page ${name} ${JSON.stringify(page)}`,
  ),
  ...byName(securityKinds).map(([kind, facts]) => `security ${kind} ${JSON.stringify(facts)}`),
];
