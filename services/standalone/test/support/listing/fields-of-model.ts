import type { TestService } from '@narae/test-kit';

export type StoredModel = TestService['store']['models'][string];
type Schema = StoredModel['schema'];

/** What a listing reads of a path of a schema; mongoose declares only some of it. */
interface StoredType {
  readonly instance: string;
  readonly options: object;
  readonly schema?: Schema;
  readonly embeddedSchemaType?: StoredType;
  readonly $__schemaType?: StoredType;
  readonly defaultValue?: unknown;
}

const written = (value: unknown): string =>
  typeof value === 'function' ? '(computed)' : (JSON.stringify(value) ?? 'undefined');

/** A stored field: its path, its type, and what else is declared of it. */
interface StoredField {
  readonly path: string;
  readonly type: string;
  readonly facts: readonly string[];
}

const factsOf = (type: StoredType): string[] => {
  const { required, enum: allowed, expires, select } = type.options as Record<string, unknown>;
  return [
    required ? 'required' : '',
    type.defaultValue === undefined ? '' : `default=${written(type.defaultValue)}`,
    allowed === undefined ? '' : `enum=${written(allowed)}`,
    expires === undefined ? '' : `expires=${written(expires)}`,
    select === undefined ? '' : `select=${written(select)}`,
  ].filter(Boolean);
};

const fieldsOf = (schema: Schema, path: string): StoredField[] =>
  Object.entries(schema.paths as unknown as Record<string, StoredType>).flatMap(([name, type]) =>
    fieldsOfType(type, path + name),
  );

const fieldsOfType = (type: StoredType, path: string): StoredField[] => {
  const field = { path, type: type.instance, facts: factsOf(type) };
  if (type.schema)
    return [field, ...fieldsOf(type.schema, `${path}${type.instance === 'Array' ? '[].' : '.'}`)];
  const inner = type.embeddedSchemaType ?? type.$__schemaType;
  return inner ? [field, ...fieldsOfType(inner, `${path}[]`)] : [field];
};

/** The fields of a collection in the order in which its model declares them. */
export const fieldsOfModel = ({ schema }: StoredModel): StoredField[] => fieldsOf(schema, '');

const schemaOptions = ['collection', 'minimize', 'strict', 'versionKey', 'timestamps', '_id', 'id'] as const;

/** A collection as its model declares it, one line each: options, fields, indexes. */
export const linesOfModel = (model: StoredModel): string[] => {
  const { schema, collection } = model;
  const options = schemaOptions
    .filter((name) => name !== 'collection' && schema.get(name) !== undefined)
    .map((name) => `${name}=${written(schema.get(name))}`);
  return [
    `${collection.name} (${options.join(' ')})`,
    ...fieldsOfModel(model)
      .map(({ path, type, facts }) => `${path}: ${[type, ...facts].join(' ')}`)
      .sort()
      .map((line) => `  ${line}`),
    ...schema
      .indexes()
      .map(
        ([key, how]) => `  index ${JSON.stringify(key)} ${JSON.stringify({ ...how, background: undefined })}`,
      )
      .sort(),
  ];
};
