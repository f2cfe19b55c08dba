import { legacySignInCalls } from '../calls/account/sign-in.calls.ts';
import { legacyCartCalls } from '../calls/booking/legacy/cart.calls.ts';
import { legacyDocumentCalls } from '../calls/booking/legacy/events.calls.ts';
import { legacyOrderCalls } from '../calls/booking/legacy/orders.calls.ts';
import type { CallRow, Owner } from '../call-row.ts';
import { calls } from '../index.ts';
import { operationOf, plainOperationOf } from './operation.ts';
import { plainRoutes } from './plain-routes.ts';

const legacy: ReadonlySet<string> = new Set(
  [legacySignInCalls, legacyCartCalls, legacyDocumentCalls, legacyOrderCalls].flatMap(Object.keys),
);

const tags: Readonly<Partial<Record<Owner, string>>> = {
  account: 'Members, sign-in and sessions.',
  catalog: 'Products, K-pop information, events, pictures, and their administration.',
  booking: 'Cart, travellers, documents, orders and payments.',
};

const error = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'A key; what it means for a person stands in `message`.' },
    message: { type: 'string', description: 'A sentence in the language of the caller.' },
    field: { type: 'string', description: 'The field of the input it is about.' },
  },
  required: ['error', 'message'],
};

/** The path as OpenAPI writes it: `/files/{mem_file_id}`. */
export const openApiPath = ({ path }: Pick<CallRow, 'path'>): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** OpenAPI 3.1 of one service's calls, or of all. @param sessionCookie name of the session's cookie */
export function openApi(sessionCookie: string, owner?: Owner): object {
  const wanted = (row: CallRow): boolean => owner === undefined || row.owner === owner;
  const operations: (readonly [CallRow, object])[] = [
    ...Object.values(calls)
      .filter(wanted)
      .map((contract) => [contract, operationOf(contract, legacy.has(contract.name))] as const),
    ...plainRoutes
      .filter(({ row }) => wanted(row))
      .map((route) => [route.row, plainOperationOf(route)] as const),
  ];
  const paths: Record<string, Record<string, object>> = {};
  for (const [row, operation] of operations)
    paths[openApiPath(row)] = { ...paths[openApiPath(row)], [row.method.toLowerCase()]: operation };
  return {
    openapi: '3.1.0',
    info: {
      title: owner === undefined ? 'Narae' : `Narae: ${owner}`,
      version: '1',
      description:
        'A call posts `{"info": {…}}`. Lists answer an array, details an array of none or one, changes ' +
        '`{"msg": "success"}`. What is rejected answers `{error, message, field?}`. Calls marked deprecated are ' +
        'for old clients.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags)
      .filter(([name]) => owner === undefined || name === owner)
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Error: error },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}
