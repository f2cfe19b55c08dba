import type { BSONRegExp } from 'bson';
import {
  fieldOf,
  isDoc,
  inspect,
  isOperators,
  rankOf,
  toInteger,
  toNumber,
  type TypeName,
  typeOf,
  TYPES,
} from './values.ts';
import { fail, unsupported } from './errors.ts';
import { compare, equal } from './keys.ts';

/** Where in an array a filter matched: what the positional operator `$` stands for. */
export interface MatchDetails {
  index?: number;
}
export type Matcher = (doc: unknown, details?: MatchDetails) => boolean;

/** The parts of a dotted path; none of the empty one, which stands for the value itself. */
export const split = (path: string): string[] => (path === '' ? [] : path.split('.'));

/**
 * Calls `visit` with each value at a path, as filters see it, up to the first `true`. Arrays on the way are
 * entered, a missing field is undefined; `expand` visits each element of a last array, then the array.
 */
export function walk(
  value: unknown,
  parts: string[],
  at: number,
  expand: boolean,
  visit: (value: unknown, index?: number) => boolean,
  index?: number,
): boolean {
  const part = parts[at];
  if (part === undefined) {
    if (expand && Array.isArray(value) && value.some((element, i) => visit(element, index ?? i))) return true;
    return visit(value, index);
  }
  if (!Array.isArray(value)) {
    if (!isDoc(value)) return visit(undefined, index);
    return walk(fieldOf(value, part), parts, at + 1, expand, visit, index);
  }
  if (value.some((item, i) => isDoc(item) && walk(item, parts, at, expand, visit, index ?? i))) return true;
  const element = /^(0|[1-9]\d*)$/.test(part) ? Number(part) : NaN;
  if (!(element < value.length)) return false;
  return walk(value[element], parts, at + 1, expand && at + 1 < parts.length, visit, index ?? element);
}

export function onPath(path: string, test: Test, expand = true): Matcher {
  const parts = split(path);
  return (root, details) =>
    walk(root, parts, 0, expand, (value, index) => {
      if (!test(value)) return false;
      if (details && index !== undefined) details.index = index;
      return true;
    });
}

export type Test = (value: unknown) => boolean;

export const isRegex = (value: unknown): value is BSONRegExp => typeOf(value) === 'regex';
const isNaNValue = (value: unknown): boolean => Number.isNaN(toNumber(value));

/** Comparison within one type, as filters compare; only minKey and maxKey reach across types. */
export function comparison(operand: unknown, accept: (order: number) => boolean): Test {
  const rank = rankOf(operand);
  if (isNaNValue(operand)) return (value) => accept(0) && isNaNValue(value);
  if (rank === TYPES.minKey.rank || rank === TYPES.maxKey.rank)
    return (value) => accept(compare(value, operand));
  return (value) => rankOf(value) === rank && !isNaNValue(value) && accept(compare(value, operand));
}

/** JavaScript's expression for a BSON regular expression, rejecting options JavaScript has no equal for. */
export function regexTest(regex: BSONRegExp): Test {
  const flags = regex.options.replaceAll('u', '');
  if (/[^ims]/.test(flags)) throw unsupported(`the regular expression $options ${flags}`, 51108);
  let expression: RegExp;
  try {
    expression = new RegExp(regex.pattern, `${flags}u`);
  } catch {
    try {
      // Some escapes that MongoDB allows are errors in Unicode mode only.
      expression = new RegExp(regex.pattern, flags);
    } catch (error) {
      throw fail(51091, `Regular expression is invalid: ${(error as Error).message}`);
    }
  }
  return (value) =>
    typeof value === 'string' ? expression.test(value) : isRegex(value) && equal(value, regex);
}

/** Equality of filters: a regular expression matches texts. */
export const equality = (operand: unknown): Test =>
  isRegex(operand) ? regexTest(operand) : comparison(operand, (order) => order === 0);

/** An operand that must be an array. @throws CommandError BadValue */
export function list(operand: unknown, operator: string): unknown[] {
  if (Array.isArray(operand)) return operand;
  throw fail(2, `${operator} needs an array`);
}

/** `$in`. @throws CommandError BadValue */
export function membership(operand: unknown, operator: string): Test {
  const candidates = list(operand, operator);
  if (candidates.some(isOperators)) throw fail(2, `cannot nest $ under ${operator}`);
  const strings = new Set(candidates.filter((value) => typeof value === 'string'));
  const others = candidates.filter((value) => typeof value !== 'string').map(equality);
  return (value) => strings.has(value as string) || others.some((test) => test(value));
}

/** `$type`, by names and by codes. @throws CommandError BadValue */
export function typeTest(operand: unknown): Test {
  const names = Object.keys(TYPES) as TypeName[];
  const wanted = (Array.isArray(operand) ? operand : [operand]).flatMap((item): TypeName[] | TypeName => {
    if (item === 'number') return ['int', 'double', 'long', 'decimal'];
    const known = names.find((name) => name === item || TYPES[name].code === toNumber(item));
    if (!known) throw fail(2, `Unknown type name alias or code: ${inspect(item)}`);
    return known;
  });
  return (value) => value !== undefined && wanted.includes(typeOf(value));
}

/** `$mod`. @throws CommandError BadValue */
export function modulo(operand: unknown): Test {
  const [divisor, remainder, ...rest] = list(operand, 'malformed mod, $mod').map((value) =>
    Math.trunc(toInteger(value, '$mod')),
  );
  if (remainder === undefined || rest.length > 0) throw fail(2, 'malformed mod, needs exactly two elements');
  if (divisor === 0) throw fail(2, 'divisor cannot be 0');
  return (value) => {
    const number = Math.trunc(toNumber(value) ?? NaN);
    if (typeOf(value) === 'long') return Number(BigInt(String(value)) % BigInt(divisor!)) === remainder;
    return number % divisor! === remainder;
  };
}
