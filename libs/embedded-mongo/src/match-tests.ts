import type { BSONRegExp } from 'bson';
import { fail } from './errors.ts';
import { compare, equal } from './keys.ts';
import type { Test } from './match-path.ts';
import { inspect, isDoc, rankOf, toNumber, toRegExp, TYPES, typeOf } from './values.ts';
import type { TypeName } from './values.ts';

const isNaNValue = (value: unknown): boolean => Number.isNaN(toNumber(value));
export const isRegex = (value: unknown): boolean => typeOf(value) === 'regex';

/** Comparison within one type, as filters compare; only minKey and maxKey reach across types. */
export function comparison(operand: unknown, accept: (order: number) => boolean): Test {
  const rank = rankOf(operand);
  if (isNaNValue(operand)) return (value) => accept(0) && isNaNValue(value);
  const acrossTypes = rank === TYPES.minKey.rank || rank === TYPES.maxKey.rank;
  return (value) =>
    acrossTypes
      ? accept(compare(value, operand))
      : rankOf(value) === rank && !isNaNValue(value) && accept(compare(value, operand));
}

export function regexTest(regex: BSONRegExp): Test {
  const expression = toRegExp(regex.pattern, regex.options);
  return (value) => {
    const type = typeOf(value);
    if (type === 'string' || type === 'symbol') return expression.test(String(value));
    return type === 'regex' && equal(value, regex);
  };
}

/** Equality of filters: a regular expression matches texts. */
export const equality = (operand: unknown): Test =>
  isRegex(operand) ? regexTest(operand as BSONRegExp) : comparison(operand, (order) => order === 0);

export function list(operand: unknown, operator: string): unknown[] {
  if (!Array.isArray(operand)) throw fail(2, `${operator} needs an array`);
  return operand;
}

export function membership(operand: unknown, operator: string): Test {
  const candidates = list(operand, operator);
  if (candidates.some((value) => isDoc(value) && Object.keys(value)[0]?.startsWith('$'))) {
    throw fail(2, `cannot nest $ under ${operator}`);
  }
  const strings = new Set(candidates.filter((value) => typeof value === 'string'));
  const others = candidates.filter((value) => typeof value !== 'string').map(equality);
  return (value) => strings.has(value as string) || others.some((test) => test(value));
}

export function typeTest(operand: unknown): Test {
  const wanted = new Set<number>();
  for (const item of Array.isArray(operand) ? operand : [operand]) {
    const code = toNumber(item);
    if (item === 'number')
      for (const name of ['int', 'double', 'long', 'decimal'] as const) wanted.add(TYPES[name].code);
    else if (typeof item === 'string' && Object.hasOwn(TYPES, item)) wanted.add(TYPES[item as TypeName].code);
    else if (Object.values(TYPES).some((type) => type.code === code)) wanted.add(code!);
    else throw fail(2, `Unknown type name alias or code: ${inspect(item)}`);
  }
  return (value) => value !== undefined && wanted.has(TYPES[typeOf(value)].code);
}

export function modulo(operand: unknown): Test {
  const numbers = list(operand, 'malformed mod, $mod').map((value) => Math.trunc(toNumber(value) ?? NaN));
  if (numbers.length !== 2) throw fail(2, 'malformed mod, needs exactly two elements');
  const [divisor, remainder] = numbers as [number, number];
  if (!Number.isFinite(divisor) || !Number.isFinite(remainder)) throw fail(2, 'malformed mod, not a number');
  if (divisor === 0) throw fail(2, 'divisor cannot be 0');
  return (value) => {
    if (typeOf(value) === 'long') return BigInt(String(value)) % BigInt(divisor) === BigInt(remainder);
    return Math.trunc(toNumber(value) ?? NaN) % divisor === remainder;
  };
}
