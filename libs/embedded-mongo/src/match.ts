import type { BSONRegExp } from 'bson';
import { fail, lookUp, unsupported } from './errors.ts';
import { evaluator, type Variables } from './expressions.ts';
import { compare, equal } from './keys.ts';
import {
  fieldOf,
  inspect,
  isDoc,
  isOperators,
  rankOf,
  toInteger,
  toNumber,
  truthy,
  typeOf,
  TYPES,
  type Doc,
  type TypeName,
} from './values.ts';

/** Where in an array a filter matched: what the positional operator `$` stands for. */
export interface MatchDetails {
  index?: number;
}
export type Matcher = (doc: unknown, details?: MatchDetails) => boolean;
type Test = (value: unknown) => boolean;

const isRegex = (value: unknown): value is BSONRegExp => typeOf(value) === 'regex';
const isNaNValue = (value: unknown): boolean => Number.isNaN(toNumber(value));
const split = (path: string): string[] => (path === '' ? [] : path.split('.'));

/**
 * Calls `visit` with every value a dotted path leads to, as MongoDB's filters see it: arrays on the way are
 * entered, a missing field is visited as undefined, and with `expand` an array at the end is visited element by
 * element and then as a whole. Stops at the first `true`.
 */
function walk(
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

/** A matcher for the values a path leads to. */
function onPath(path: string, test: Test, expand = true): Matcher {
  const parts = split(path);
  return (root, details) =>
    walk(root, parts, 0, expand, (value, index) => {
      if (!test(value)) return false;
      if (details && index !== undefined) details.index = index;
      return true;
    });
}

const not =
  (matcher: Matcher): Matcher =>
  (root) =>
    !matcher(root);
const all = (matchers: Matcher[]): Matcher =>
  matchers.length === 1
    ? matchers[0]!
    : (root, details) => matchers.every((matcher) => matcher(root, details));

/** Comparison within one type, as filters compare; only minKey and maxKey reach across types. */
function comparison(operand: unknown, accept: (order: number) => boolean): Test {
  const rank = rankOf(operand);
  if (isNaNValue(operand)) return (value) => accept(0) && isNaNValue(value);
  if (rank === TYPES.minKey.rank || rank === TYPES.maxKey.rank)
    return (value) => accept(compare(value, operand));
  return (value) => rankOf(value) === rank && !isNaNValue(value) && accept(compare(value, operand));
}

/** JavaScript's expression for a BSON regular expression, rejecting options JavaScript has no equal for. */
function regexTest(regex: BSONRegExp): Test {
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
const equality = (operand: unknown): Test =>
  isRegex(operand) ? regexTest(operand) : comparison(operand, (order) => order === 0);

function list(operand: unknown, operator: string): unknown[] {
  if (Array.isArray(operand)) return operand;
  throw fail(2, `${operator} needs an array`);
}

function membership(operand: unknown, operator: string): Test {
  const candidates = list(operand, operator);
  if (candidates.some(isOperators)) throw fail(2, `cannot nest $ under ${operator}`);
  const strings = new Set(candidates.filter((value) => typeof value === 'string'));
  const others = candidates.filter((value) => typeof value !== 'string').map(equality);
  return (value) => strings.has(value as string) || others.some((test) => test(value));
}

function typeTest(operand: unknown): Test {
  const names = Object.keys(TYPES) as TypeName[];
  const wanted = (Array.isArray(operand) ? operand : [operand]).flatMap((item): TypeName[] | TypeName => {
    if (item === 'number') return ['int', 'double', 'long', 'decimal'];
    const known = names.find((name) => name === item || TYPES[name].code === toNumber(item));
    if (!known) throw fail(2, `Unknown type name alias or code: ${inspect(item)}`);
    return known;
  });
  return (value) => value !== undefined && wanted.includes(typeOf(value));
}

function modulo(operand: unknown): Test {
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

function elemMatch(path: string, operand: unknown, variables?: Variables): Matcher {
  if (!isDoc(operand)) throw fail(2, '$elemMatch needs an Object');
  const ofValue = isOperators(operand) && !/^\$(and|or|nor|expr)$/.test(Object.keys(operand)[0]!);
  const matches = ofValue ? compileField('', operand, variables) : compileFilter(operand, variables);
  const test: Test = (item) => (ofValue || isDoc(item) || Array.isArray(item)) && matches(item);
  return (root, details) =>
    walk(root, split(path), 0, false, (value, outer) => {
      const inner = Array.isArray(value) ? value.findIndex(test) : -1;
      if (inner >= 0 && details) details.index = outer ?? inner;
      return inner >= 0;
    });
}

type Operator = (path: string, operand: unknown, siblings: Doc, variables?: Variables) => Matcher;
const comparing =
  (accept: (order: number) => boolean): Operator =>
  (path, operand) =>
    onPath(path, comparison(operand, accept));

const OPERATORS: Record<string, Operator> = {
  $eq: comparing((order) => order === 0),
  $gt: comparing((order) => order > 0),
  $gte: comparing((order) => order >= 0),
  $lt: comparing((order) => order < 0),
  $lte: comparing((order) => order <= 0),
  $ne: (path, operand) => {
    if (isRegex(operand)) throw fail(2, "Can't have regex as arg to $ne.");
    return not(onPath(path, equality(operand)));
  },
  $in: (path, operand) => onPath(path, membership(operand, '$in')),
  $nin: (path, operand) => not(onPath(path, membership(operand, '$nin'))),
  $exists: (path, operand) => {
    const present = onPath(path, (value) => value !== undefined, false);
    return truthy(operand) ? present : not(present);
  },
  $type: (path, operand) => onPath(path, typeTest(operand)),
  $mod: (path, operand) => onPath(path, modulo(operand)),
  $size: (path, operand) => {
    const size = toInteger(operand, '$size');
    if (size < 0) throw fail(2, `Failed to parse $size. Expected a non-negative number in: $size: ${size}`);
    return onPath(path, (value) => Array.isArray(value) && value.length === size, false);
  },
  $regex: (path, operand, { $options: options }) => {
    const { pattern, options: own } = isRegex(operand) ? operand : { pattern: operand, options: '' };
    if (typeof pattern !== 'string') throw fail(2, '$regex has to be a string');
    return onPath(path, regexTest({ pattern, options: String(options ?? own) } as BSONRegExp));
  },
  $options: (_path, _operand, siblings) => {
    if (!('$regex' in siblings)) throw fail(2, '$options needs a $regex');
    return () => true;
  },
  $not: (path, operand, _siblings, variables) => {
    if (!isRegex(operand) && !isOperators(operand)) throw fail(2, '$not needs a regex or a document');
    return not(compileField(path, operand, variables));
  },
  $all: (path, operand, _siblings, variables) => {
    const each = list(operand, '$all').map((item) =>
      isDoc(item) && '$elemMatch' in item
        ? elemMatch(path, item.$elemMatch, variables)
        : onPath(path, equality(item)),
    );
    return each.length === 0 ? () => false : all(each);
  },
  $elemMatch: (path, operand, _siblings, variables) => elemMatch(path, operand, variables),
};

/** A matcher for one path: operators, a regular expression, or a value to equal. */
export function compileField(path: string, condition: unknown, variables?: Variables): Matcher {
  if (!isOperators(condition)) return onPath(path, equality(condition));
  const compiled = Object.entries(condition).map(([name, operand]) =>
    lookUp(OPERATORS, name, 'unknown operator', 2)(path, operand, condition, variables),
  );
  return all(compiled);
}

function branches(name: string, operand: unknown, variables?: Variables): Matcher[] {
  if (Array.isArray(operand) && operand.length > 0 && operand.every(isDoc))
    return operand.map((branch) => compileFilter(branch, variables));
  throw fail(2, `${name} must be a nonempty array of full objects`);
}

const LOGIC: Record<string, (operand: unknown, variables?: Variables) => Matcher> = {
  $and: (operand, variables) => all(branches('$and', operand, variables)),
  $or: (operand, variables) => {
    const either = branches('$or', operand, variables);
    return (doc, details) => either.some((matcher) => matcher(doc, details));
  },
  $nor: (operand, variables) => not(LOGIC.$or!(operand, variables)),
  $expr: (operand, variables) => {
    const evaluate = evaluator(operand, variables);
    return (doc) => truthy(evaluate(doc as Doc));
  },
  $comment: () => () => true,
  $ref: (operand) => onPath('$ref', equality(operand)),
  $id: (operand) => onPath('$id', equality(operand)),
  $db: (operand) => onPath('$db', equality(operand)),
};

/** Compiles a filter; throws for every operator that is unknown or not supported. */
export function compileFilter(filter: Doc, variables?: Variables): Matcher {
  const compiled = Object.entries(filter).map(([name, operand]) =>
    name.startsWith('$')
      ? lookUp(LOGIC, name, 'unknown top level operator', 2)(operand, variables)
      : compileField(name, operand, variables),
  );
  return compiled.length === 0 ? () => true : all(compiled);
}
