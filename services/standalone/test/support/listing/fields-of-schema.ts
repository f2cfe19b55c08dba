interface JsonSchema {
  readonly [keyword: string]: unknown;
}

const schemasIn = (value: unknown): readonly (readonly [string, JsonSchema])[] =>
  Object.entries((value ?? {}) as Record<string, JsonSchema>);

/** Keywords that hold schemas of their own, or say nothing about what is accepted. */
const structural = new Set([
  ...['properties', 'required', 'items', 'prefixItems', 'anyOf', 'oneOf', 'allOf', '$defs', '$schema'],
  ...['additionalProperties', 'propertyNames', 'description'],
]);

const facts = (schema: JsonSchema): string =>
  Object.entries(schema)
    // The pattern of a date is long, and follows from its format.
    .filter(([keyword]) => !structural.has(keyword) && !(keyword === 'pattern' && 'format' in schema))
    .map(([keyword, value]) => (keyword === 'type' ? String(value) : `${keyword}=${JSON.stringify(value)}`))
    .join(' ');

const children = (schema: JsonSchema): readonly (readonly [string, JsonSchema])[] => {
  const required = new Set(schema['required'] as string[] | undefined);
  const found: (readonly [string, JsonSchema])[] = [];
  for (const [name, inner] of schemasIn(schema['properties']))
    found.push([required.has(name) ? `.${name}` : `.${name}?`, inner]);
  if (schema['additionalProperties'] && typeof schema['additionalProperties'] === 'object')
    found.push(['.*', schema['additionalProperties'] as JsonSchema]);
  if (schema['items']) found.push(['[]', schema['items'] as JsonSchema]);
  for (const [at, inner] of schemasIn(schema['prefixItems'])) found.push([`[${at}]`, inner]);
  for (const keyword of ['anyOf', 'oneOf', 'allOf'])
    for (const [at, inner] of schemasIn(schema[keyword])) found.push([`<${keyword} ${at}>`, inner]);
  for (const [name, inner] of schemasIn(schema['$defs'])) found.push([`$defs/${name}`, inner]);
  return found;
};

/** Every field of a JSON Schema, one line each: its path, type and limits; an optional field ends in `?`. */
export const fieldsOfSchema = (schema: JsonSchema, path = ''): string[] => {
  const own = facts(schema);
  const closed = schema['additionalProperties'] === false ? ' strict' : '';
  return [
    `${path === '' ? '(whole)' : path}: ${own}${closed}`,
    ...children(schema).flatMap(([step, inner]) => fieldsOfSchema(inner, `${path}${step}`)),
  ];
};
