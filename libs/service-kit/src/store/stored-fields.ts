import { Schema, type Connection, type Model } from 'mongoose';

/** Unknown fields throw in documents and queries, and nothing is added to or taken from what is written. */
const plainSchema = {
  strict: 'throw',
  strictQuery: 'throw',
  versionKey: false,
  minimize: false,
  id: false,
  autoIndex: false,
  autoCreate: false,
} as const;

/**
 * What a partial index may be limited to. MongoDB takes such an index only for a query that implies its
 * filter: `{ order_id: 'P1' }` implies `$gt: ''` but not `$type: 'string'`, and `{ check_at: { $lte: now } }`
 * implies `$lt` of a later date.
 */

export const textGiven = { $gt: '' } as const;

/** A date: all of them are before the last one there is. */
export const dateGiven = { $lt: new Date(8.64e15) } as const;

export interface StoredField<Value, Absent extends boolean = false> {
  readonly definition: object;
  readonly absent: Absent;
  readonly value?: Value;
}

type Fields = Readonly<Record<string, StoredField<unknown, boolean>>>;
type AbsentKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends StoredField<unknown, true> ? K : never;
}[keyof F];
type ValueOf<F> = F extends StoredField<infer Value, boolean> ? Value : never;

export type StoredOf<F extends Fields> = {
  -readonly [K in keyof Omit<F, AbsentKeys<F>>]: ValueOf<F[K]>;
} & { -readonly [K in keyof Pick<F, AbsentKeys<F>>]?: ValueOf<F[K]> };

type Options = Readonly<Record<string, unknown>>;

const field = <Value>(type: unknown, options: Options = {}): StoredField<Value> => ({
  definition: { type, ...('default' in options ? {} : { required: true }), ...options },
  absent: false,
});

/** Required unless it has a default (mongoose rejects an empty string where one is required). */
export const text = <Value extends string = string>(options?: Options) => field<Value>(String, options);
export const number = <Value extends number = number>(options?: Options) => field<Value>(Number, options);
export const flag = (options?: Options) => field<boolean>(Boolean, options);
export const moment = (options?: Options) => field<Date>(Date, options);
export const bytes = (options?: Options) => field<Buffer>(Buffer, options);
/** Plain data that mongoose neither casts nor looks into. */
export const plainData = <Value>(options?: Options) => field<Value>(Schema.Types.Mixed, options);

export const definitionOf = (fields: Fields): Record<string, object> =>
  Object.fromEntries(Object.entries(fields).map(([name, { definition }]) => [name, definition]));

/** An object within a document, without an identifier of its own. */
export const part = <F extends Fields>(fields: F, options?: Options): StoredField<StoredOf<F>> =>
  field<StoredOf<F>>(new Schema(definitionOf(fields), { _id: false }), options);

/** A list; empty where nothing was written. */
export const list = <Value>(
  item: StoredField<Value, boolean>,
  options: Options = {},
): StoredField<Value[]> => ({
  definition: { type: [(item.definition as { type: unknown }).type], ...options },
  absent: false,
});

/** Lists and objects that are absent are not made up. */
export const optional = <Value>({ definition }: StoredField<Value, boolean>): StoredField<Value, true> => {
  const { required: _, ...rest } = definition as { required?: boolean };
  return { definition: { default: undefined, ...rest }, absent: true };
};

export const orNull = <Value>({ definition }: StoredField<Value, boolean>): StoredField<Value | null> => {
  const { required: _, ...rest } = definition as { required?: boolean };
  return { definition: { ...rest, default: null }, absent: false };
};

/** The same fields, of which none is required: code that makes such an object names them all. */
export const notRequired = <F extends Fields>(fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { definition, absent }]) => {
      const { required: _, ...rest } = definition as { required?: boolean };
      return [name, { definition: rest, absent }];
    }),
  ) as unknown as F;

/** Absent until it is written, null once it is void. */
export const clearable = <Value>({ definition }: StoredField<Value>): StoredField<Value | null, true> =>
  optional({ definition, absent: false } as StoredField<Value | null>);

/** A field whose mongoose definition has no builder here. */
export const storedAs = <Value>(definition: object): StoredField<Value> => ({ definition, absent: false });

type StoredIndex = Readonly<Parameters<Schema['index']>>;

const modelOf = <Stored>(
  name: string,
  collection: string,
  fields: Fields,
  indexes: readonly StoredIndex[],
  options: object = plainSchema,
): ((store: Connection) => Model<Stored>) => {
  const schema = new Schema(definitionOf(fields), { ...options, collection });
  for (const index of indexes) schema.index(...index);
  return (store) => (store.models[name] ?? store.model(name, schema)) as unknown as Model<Stored>;
};

/** The same model each time on a connection. Unknown fields throw (`plainSchema`). */
export const storedModel = <F extends Fields>(
  name: string,
  collection: string,
  fields: F,
  ...indexes: readonly StoredIndex[]
) => modelOf<StoredOf<F>>(name, collection, fields, indexes);

/** For objects that were parsed already: only the fields that are searched by are named. */
export const searchedModel = <Stored>(
  name: string,
  collection: string,
  fields: Fields,
  ...indexes: readonly StoredIndex[]
) => modelOf<Stored>(name, collection, fields, indexes, { ...plainSchema, strict: false });
