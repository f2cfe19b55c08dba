import type { Session } from '../auth/scram.ts';
import type { Collection } from '../collection.ts';
import type { Cursors } from '../cursors.ts';
import { fail, unsupported } from '../errors.ts';
import { evaluator, type Variables } from '../expressions.ts';
import { any, doc, parse, text, type Fields, type Parsed } from '../fields.ts';
import type { Store } from '../store.ts';
import { type Bytes, type Doc, mapValues, toNumber, typeOf } from '../values.ts';

export interface Call {
  store: Store;
  cursors: Cursors;
  session: Session;
  name: string;
  db: string;
  body: Doc;
  /** Documents left as bytes, by the field they came in. */
  raw: Record<string, Bytes[]>;
}
type Reply = Doc | Bytes | Promise<Doc | Bytes>;
export type Command = (call: Call) => Reply;

const COMMON = {
  $db: any,
  lsid: any,
  $clusterTime: any,
  $readPreference: any,
  comment: any,
  maxTimeMS: any,
  apiVersion: text,
  apiStrict: any,
  apiDeprecationErrors: any,
  readConcern: doc,
  writeConcern: doc,
};
const TRANSACTIONS = ['txnNumber', 'startTransaction', 'autocommit'];

export function command<F extends Fields>(fields: F, run: (args: Parsed<F>, call: Call) => Reply): Command {
  const known = { ...COMMON, ...fields };
  return (call) => {
    const { body, name } = call;
    const transaction = TRANSACTIONS.find((field) => field in body);
    if (transaction) throw unsupported(`transactions or retryable writes (${transaction})`, 20);
    const args = parse(body, known, name);
    const { readConcern, writeConcern, apiVersion = '1' } = args as Parsed<typeof COMMON>;
    if (Number(toNumber(writeConcern?.w) ?? 1) > 1)
      throw fail(2, "cannot use 'w' > 1 when a host is not replicated");
    if (readConcern?.level === 'snapshot' || readConcern?.level === 'linearizable')
      throw unsupported(`the read concern level ${readConcern.level}`);
    if (apiVersion !== '1') throw fail(322, 'API version must be "1"');
    return run(args as Parsed<F>, call);
  };
}

/** What stands for a collection in the cursors of listings. */
const LISTINGS = ['$cmd.listCollections'];

export function namespaceOf({ body, db }: Pick<Call, 'body' | 'db'>, field: string): string {
  const name = body[field];
  if (typeof name !== 'string') throw fail(73, `collection name has invalid type ${typeOf(name)}`);
  const isListing = LISTINGS.includes(name) && (field === 'collection' || field === 'killCursors');
  if (!isListing && (name === '' || name.startsWith('.') || /[\0$]/.test(name)))
    throw fail(73, `Invalid namespace specified '${db}.${name}'`);
  return `${db}.${name}`;
}

export const collectionOf = (call: Call): Collection | undefined =>
  call.store.collections.get(namespaceOf(call, call.name));

/** The variables of a command: its `let`, and the one time it calls now. */
export const variablesOf = (given: Doc = {}): Variables => ({
  ...mapValues(given, (value) => evaluator(value)({})),
  NOW: new Date(),
});
