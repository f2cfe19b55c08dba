import type { JsonSchema } from './json-schema.ts';

/** What fields look like in the demo shop; other fields get the plainest value their schema takes. */
const known: Readonly<Record<string, unknown>> = {
  prod_id: 'P000001',
  trip_id: 'TR00000001',
  prod_type: 'CG001',
  cart_id: 'CART000001',
  order_id: 'ORDER000000001',
  mem_id: 'MEM0000000001',
  mem_nm: 'KIM NARA',
  buyername: 'KIM NARA',
  mem_tel: '821012345678',
  tel: '821012345678',
  mem_email: 'nara@example.com',
  email: 'nara@example.com',
  mem_password: 'haneul2026',
  new_password: 'jeju2027sea',
  lan_tp: 'ENG',
  currency: 'USD',
  info_seq: 'K000001',
  token: 'single-use-token-of-the-mail',
  code: '123456',
  qna_password: '4711',
  rate_day: '2026-01-31',
  start_day: '2026-01-31',
  first_day: '2026-01-31',
  from_day: '2026-01-31',
  origin_price: 89000,
  capacity: 20,
};

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T03:00:00Z',
};

/** Optional fields worth showing; of `info_seq` and `event_id` a call takes one. */
const telling: ReadonlySet<string> = new Set(['currency', 'lan_tp', 'info_seq']);

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** An example of a schema's value: its own first one, or its required fields and the telling ones. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const { type, properties, required = [], items, anyOf, allOf, enum: choices, examples } = schema;
  if (Array.isArray(examples)) return examples[0];
  if ('const' in schema) return schema['const'];
  if ('default' in schema) return schema['default'];
  if (Array.isArray(choices)) return choices.includes(known[name]) ? known[name] : choices[0];
  if (Array.isArray(anyOf) && isSchema(anyOf[0])) return exampleOf(anyOf[0], name);
  if (Array.isArray(allOf) && isSchema(allOf[0])) return exampleOf(allOf[0], name);
  if (type === 'array')
    return isSchema(items) && Number(schema['minItems'] ?? 0) > 0 ? [exampleOf(items, name)] : [];
  if (type === 'object') {
    const fields = Object.entries(properties ?? {});
    const shown = fields.filter(([field]) => required.includes(field) || telling.has(field));
    return Object.fromEntries(shown.map(([field, inner]) => [field, exampleOf(inner, field)]));
  }
  if (name in known) return known[name];
  if (type === 'integer' || type === 'number') return Math.max(1, Number(schema['minimum'] ?? 1));
  if (type === 'boolean') return false;
  return byFormat[String(schema['format'])] ?? 'text';
}
