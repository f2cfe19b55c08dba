import * as events from '@narae/events';
import type { EventDefinition } from '@narae/events';
import ts from 'typescript';
import { z } from 'zod';
import { eventUses, type EventUses } from './event-uses.ts';
import { commentOf, generated, parsedSources, row, tableHead } from './sources.ts';

interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** A type in words: `"a" \| "b"`, `integer 0 to 5`, `list of text`. */
export const typeInWords = (schema: JsonSchema): string => {
  const { type, enum: values, const: only, minimum, maximum, format, pattern } = schema;
  const either = (schema['anyOf'] ?? schema['oneOf']) as readonly JsonSchema[] | undefined;
  if (either) return either.map(typeInWords).join(' or ');
  if (only !== undefined) return JSON.stringify(only);
  if (values) return (values as unknown[]).map((value) => JSON.stringify(value)).join(', ');
  if (type === 'array') return `list of ${typeInWords((schema['items'] ?? {}) as JsonSchema)}`;
  if (type === 'null') return 'null';
  if (Array.isArray(type)) return type.map((one) => typeInWords({ ...schema, type: one })).join(' or ');
  if (type === 'number' || type === 'integer') {
    const above = schema['exclusiveMinimum'];
    return numberInWords(`${type}${above === undefined ? '' : ` above ${above}`}`, minimum, maximum);
  }
  if (type === 'string' && format === 'uri') return 'address';
  if (type === 'string' && typeof format === 'string') return format;
  if (type === 'string' && typeof pattern === 'string') return `text \`${pattern}\``;
  if (type === 'string') return lengthInWords(schema['maxLength']);
  return type === undefined ? 'anything' : String(type);
};

const lengthInWords = (most: unknown): string => (most === undefined ? 'text' : `text of at most ${most}`);

const isEndless = (limit: unknown): boolean =>
  limit === undefined || Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER;

const numberInWords = (type: string, least: unknown, most: unknown): string => {
  if (isEndless(least) && isEndless(most)) return type;
  if (isEndless(most)) return `${type} from ${least}`;
  return isEndless(least) ? `${type} to ${most}` : `${type} ${least} to ${most}`;
};

/** The fields of a payload; those of objects in it follow with their path. */
const fieldRows = (schema: JsonSchema, path = ''): string[] => {
  const required = new Set(schema['required'] as string[] | undefined);
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(
    ([name, field]) => {
      const inner = (field['type'] === 'array' ? field['items'] : field) as JsonSchema;
      const step = `${path}${name}${field['type'] === 'array' ? '[]' : ''}`;
      return [
        row(`\`${path}${name}\``, typeInWords(field), required.has(name) ? '' : 'may be absent'),
        ...fieldRows(inner, `${step}.`),
      ];
    },
  );
};

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'subject' in value && 'data' in value;

/** The comments above definitions, by their names. */
const meanings = async (): Promise<ReadonlyMap<string, string>> => {
  const comments = new Map<string, string>();
  for (const source of (await parsedSources(/^libs\/events\/src\//)).values())
    for (const statement of source.statements)
      if (ts.isVariableStatement(statement))
        for (const { name } of statement.declarationList.declarations)
          comments.set(name.getText(), commentOf(statement));
  return comments;
};

const listed = (label: string, owners: Iterable<string>): string[] => {
  const all = [...owners].sort();
  return all.length === 0 ? [] : [`- ${label}: ${all.join('; ')}`];
};

const section = (
  [name, { subject, data }]: readonly [string, EventDefinition],
  comment: string,
  uses: EventUses | undefined,
): string[] => [
  `### \`${subject}\``,
  '',
  `\`${name}\`. ${comment}`.trim(),
  '',
  ...listed('raised by', uses?.raisedBy ?? ['nobody']),
  ...listed('current state announced by', uses?.announcedBy ?? []),
  ...listed(
    'consumers',
    [...(uses?.consumers ?? [])].map(([consumer, owner]) => `\`${consumer}\` (${owner})`),
  ),
  ...listed('watched by', uses?.watchedBy ?? []),
  '',
  ...tableHead('field', 'type', ''),
  ...fieldRows(z.toJSONSchema(data, { io: 'input', unrepresentable: 'any' })),
  '',
];

/** docs/reference/events.md: every event version with payload, producers and consumers. */
export const eventsPage = async (): Promise<string[]> => {
  const [uses, comments] = [await eventUses(), await meanings()];
  const definitions = Object.entries(events as Record<string, unknown>)
    .filter((entry): entry is [string, EventDefinition] => isEvent(entry[1]))
    .sort(([, a], [, b]) => (a.subject < b.subject ? -1 : 1));
  const domains = [...new Set(definitions.map(([, { subject }]) => subject.split('.')[1] ?? ''))];
  return [
    '# Events',
    '',
    generated,
    '',
    `The ${definitions.length} event versions, by domain. A consumer has a position in the stream and receives`,
    'every event; who watches receives those that are published while it runs. What announces a current state does so hourly, and when',
    'a copy asks for it, under the subject with `announced` in place of the verb.',
    '',
    `Contents: ${domains.map((domain) => `[${domain}](#${domain})`).join(' · ')}`,
    '',
    '## Envelope',
    '',
    ...tableHead('field', 'type', ''),
    ...fieldRows(z.toJSONSchema(events.EventEnvelope, { io: 'input', unrepresentable: 'any' })),
    '',
    ...domains.flatMap((domain) => [
      `## ${domain.charAt(0).toUpperCase()}${domain.slice(1)}`,
      '',
      ...definitions
        .filter(([, { subject }]) => subject.split('.')[1] === domain)
        .flatMap((entry) => section(entry, comments.get(entry[0]) ?? '', uses.get(entry[0]))),
    ]),
  ].slice(0, -1);
};
