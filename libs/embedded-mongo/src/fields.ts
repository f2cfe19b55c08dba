import { fail, OR_UNSUPPORTED, unsupported } from './errors.ts';
import { type Doc, isDoc, toInteger, truthy, wrongType } from './values.ts';

type Field<T> = (value: unknown, name: string) => T;
export type Fields = Record<string, Field<unknown>>;
export type Parsed<F extends Fields> = { [K in keyof F]?: ReturnType<F[K]> };

export const any: Field<unknown> = (value) => value;
export const flag: Field<boolean> = (value) => truthy(value);
export const integer: Field<number> = toInteger;

export const count: Field<number> = (value, name) => {
  const number = toInteger(value, name);
  if (number < 0) throw fail(51024, `BSON field '${name}' value must be >= 0, actual value '${number}'`);
  return number;
};

export const text: Field<string> = (value, name) => {
  if (typeof value === 'string') return value;
  throw wrongType(value, name, "type 'string'");
};

export const doc: Field<Doc> = (value, name) => {
  if (isDoc(value)) return value;
  throw wrongType(value, name, "type 'object'");
};

export const docs: Field<Doc[]> = (value, name) => {
  if (Array.isArray(value) && value.every(isDoc)) return value;
  throw wrongType(value, name, 'an array of objects');
};

/** Strings compare by their bytes here; any other collation would change results, so it is rejected. */
export const collation: Field<Doc> = (value, name) => {
  const given = doc(value, name);
  if (Object.keys(given).length === 0 || given.locale === 'simple') return given;
  throw unsupported('collation');
};

/** Fields outside the list are rejected, for they would change results; `false` for one changes nothing. */
export function parse<F extends Fields>(given: Doc, fields: F, owner: string): Parsed<F> {
  const parsed: Doc = {};
  for (const [name, value] of Object.entries(given)) {
    const path = `${owner}.${name}`;
    // The first field of a command is its name.
    if (name === owner) continue;
    if (Object.hasOwn(fields, name)) parsed[name] = value === null ? undefined : fields[name]!(value, path);
    else if (value !== false) throw fail(40415, `BSON field '${path}' is an unknown field${OR_UNSUPPORTED}`);
  }
  return parsed as Parsed<F>;
}
