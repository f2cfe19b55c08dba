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

const describe = (type: StoredType): string => {
  const { required, enum: allowed, expires, select } = type.options as Record<string, unknown>;
  return [
    type.instance,
    required ? 'required' : '',
    type.defaultValue === undefined ? '' : `default=${written(type.defaultValue)}`,
    allowed === undefined ? '' : `enum=${written(allowed)}`,
    expires === undefined ? '' : `expires=${written(expires)}`,
    select === undefined ? '' : `select=${written(select)}`,
  ]
    .filter(Boolean)
    .join(' ');
};

const fieldsOf = (schema: Schema, path: string): string[] =>
  Object.entries(schema.paths as unknown as Record<string, StoredType>).flatMap(([name, type]) =>
    fieldsOfType(type, path + name),
  );

const fieldsOfType = (type: StoredType, path: string): string[] => {
  const line = `${path}: ${describe(type)}`;
  if (type.schema)
    return [line, ...fieldsOf(type.schema, `${path}${type.instance === 'Array' ? '[].' : '.'}`)];
  const inner = type.embeddedSchemaType ?? type.$__schemaType;
  return inner ? [line, ...fieldsOfType(inner, `${path}[]`)] : [line];
};

const schemaOptions = ['collection', 'minimize', 'strict', 'versionKey', 'timestamps', '_id', 'id'] as const;

/** A collection as its model declares it, one line each: options, fields, indexes. */
export const linesOfModel = (model: StoredModel): string[] => {
  const { schema, collection } = model;
  const options = schemaOptions
    .filter((name) => name !== 'collection' && schema.get(name) !== undefined)
    .map((name) => `${name}=${written(schema.get(name))}`);
  return [
    `${collection.name} (${options.join(' ')})`,
    ...fieldsOf(schema, '')
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
