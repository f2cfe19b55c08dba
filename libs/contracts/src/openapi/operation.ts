import { isUploadPath, type CallRow } from '../call-row.ts';
import type { CallContract } from '../define-call.ts';
import { CONFIRMED_FOR_S } from '../entities/account/limits.ts';
import { errorStatus, type ErrorKey } from '../error-keys.ts';
import { errorsOf, takesIdempotencyKey } from '../errors-of.ts';
import { exampleOf } from './example-of.ts';
import { jsonSchemaOf, withoutFields, type JsonSchema } from './json-schema.ts';
import type { PlainRoute } from './plain-routes.ts';

const whoMay: Readonly<Record<CallRow['access'], string>> = {
  public: 'Anybody may call it.',
  member: 'For signed-in members.',
  own: 'For signed-in members, on their own records.',
  admin: 'For administrators.',
  provider: 'For the payment provider.',
};

const pathFields = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

const pathParameters = (path: string, properties: Readonly<Record<string, JsonSchema>> = {}): object[] =>
  pathFields(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));

const header = (name: string, description: string, schema: object): object => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const languageHeader = header('x-lan-tp', 'Language of messages and texts.', {
  type: 'string',
  examples: ['ENG'],
});
const idempotencyHeader = header(
  'idempotency-key',
  'A repeat with the same key within 24 hours gets the first answer.',
  { type: 'string', pattern: '^[\\w-]{8,100}$' },
);

/** Errors by status: one response each, whose `error` is one of the keys. */
function errorResponses(keys: readonly ErrorKey[]): Record<string, object> {
  const byStatus = new Map<number, ErrorKey[]>();
  for (const key of keys) byStatus.set(errorStatus[key], [...(byStatus.get(errorStatus[key]) ?? []), key]);
  return Object.fromEntries(
    [...byStatus].map(([status, errors]) => [
      String(status),
      {
        description: errors.join(', '),
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { error: { enum: errors } } }],
            },
            examples: Object.fromEntries(
              errors.map((error) => [
                error,
                { value: { error, message: 'A sentence in the language of the caller.' } },
              ]),
            ),
          },
        },
      },
    ]),
  );
}

function requestBody(contract: CallContract, input: JsonSchema): object {
  if (isUploadPath(contract.path)) {
    const file = {
      type: 'object',
      properties: { img: { type: 'string', format: 'binary' } },
      required: ['img'],
    };
    return { required: true, content: { 'multipart/form-data': { schema: file } } };
  }
  const info = withoutFields(input, pathFields(contract.path));
  const schema = { type: 'object', properties: { info }, required: ['info'], additionalProperties: false };
  return {
    required: true,
    description: contract.params
      ? `Old clients send {"params": […]} instead, in this order: ${contract.params}.`
      : 'One object, `info`.',
    content: { 'application/json': { schema, example: { info: exampleOf(info) } } },
  };
}

const forWhom = ({ access, role, confirm }: CallRow): string =>
  [
    whoMay[access],
    ...(role === undefined || role === 'any' ? [] : [`Role: ${role}.`]),
    ...(confirm ? [`The second factor was shown within ${CONFIRMED_FOR_S} seconds.`] : []),
  ].join(' ');

const shared = (row: CallRow, legacy: boolean) => ({
  operationId: row.name,
  tags: [row.owner],
  'x-access': row.access,
  ...(row.role && { 'x-role': row.role }),
  ...(row.confirm && { 'x-confirm': row.confirm }),
  ...(legacy && { deprecated: true }),
  security: row.access === 'public' || row.access === 'provider' ? [] : [{ session: [] }],
});

/** `legacy`: only old clients make the call. */
export function operationOf(contract: CallContract, legacy: boolean): object {
  const input = jsonSchemaOf(contract.input, 'input');
  const output = jsonSchemaOf(contract.output, 'output');
  const file = 'not' in output;
  const answer = file
    ? { 'image/*': {} }
    : { 'application/json': { schema: output, example: exampleOf(output) } };
  return {
    ...shared(contract, legacy),
    summary: contract.name,
    description: forWhom(contract),
    parameters: [
      ...pathParameters(contract.path, input.properties),
      languageHeader,
      ...(takesIdempotencyKey(contract) ? [idempotencyHeader] : []),
    ],
    ...(contract.method === 'POST' && { requestBody: requestBody(contract, input) }),
    responses: {
      200: { description: 'The answer.', content: answer },
      ...errorResponses(errorsOf(contract)),
    },
  };
}

export function plainOperationOf({ row, summary, answer }: PlainRoute): object {
  const { status, description, contentType } = answer;
  return {
    ...shared(row, false),
    summary,
    description: forWhom(row),
    parameters: pathParameters(row.path),
    responses: {
      [status]: { description, ...(contentType && { content: { [contentType]: {} } }) },
    },
  };
}
