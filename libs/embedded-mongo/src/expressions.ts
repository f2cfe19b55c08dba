import { ObjectId } from 'bson';
import type { BSONRegExp } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import { fail, unsupported } from './errors.ts';
import { compare, encodeKey } from './keys.ts';
import { fieldsOf, isDoc, plain, toRegExp, typeOf } from './values.ts';
import type { Doc } from './values.ts';

export type Variables = Record<string, unknown>;
interface Scope {
  root: Doc;
  variables: Variables;
}
export type Evaluate = (scope: Scope) => unknown;
type Compile = (operand: unknown) => Evaluate;

/** Follows a path as expressions do: arrays are mapped over, a missing field is undefined. */
function follow(value: unknown, parts: string[], at: number): unknown {
  if (at === parts.length) return value;
  if (Array.isArray(value)) {
    const inner = value.filter((item) => isDoc(item) || Array.isArray(item));
    return inner.map((item) => follow(item, parts, at)).filter((item) => item !== undefined);
  }
  if (!isDoc(value)) return undefined;
  const fields = fieldsOf(value);
  return follow(Object.hasOwn(fields, parts[at]!) ? fields[parts[at]!] : undefined, parts, at + 1);
}

function variable(name: string): Evaluate {
  switch (name) {
    case 'ROOT':
    case 'CURRENT':
      return ({ root }) => root;
    case 'REMOVE':
      return () => undefined;
    case 'NOW':
      return ({ variables }) => (variables.NOW ??= new Date());
    default:
      return ({ variables }) => {
        if (Object.hasOwn(variables, name)) return variables[name];
        throw fail(17276, `Use of undefined variable: ${name}`);
      };
  }
}

function compilePath(path: string): Evaluate {
  if (!path.startsWith('$$')) {
    const parts = path.slice(1).split('.');
    return ({ root }) => plain(follow(root, parts, 0));
  }
  const [name, ...parts] = path.slice(2).split('.');
  const source = variable(name!);
  return (scope) => plain(follow(source(scope), parts, 0));
}

/** Compiles an aggregation expression; an operator that is not supported is refused here, by name. */
export function compileExpression(expression: unknown): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression);
  if (Array.isArray(expression)) {
    const items = expression.map(compileExpression);
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(expression)) {
    const value = plain(expression);
    return () => value;
  }
  const fields = Object.entries(fieldsOf(expression));
  const [first] = fields;
  if (first?.[0].startsWith('$')) {
    const [name, operand] = first;
    if (fields.length > 1) {
      throw fail(15983, `An expression must have exactly one field, not ${fields.length}`);
    }
    if (Object.hasOwn(LAZY, name)) return LAZY[name]!(operand);
    if (Object.hasOwn(EAGER, name)) return eager(EAGER[name]!, operand);
    if (BORROWED.has(name)) return borrowed(name, operand);
    if (name in mingo) throw unsupported(`the expression operator ${name}`);
    throw fail(168, `Unrecognized expression '${name}'`);
  }
  const compiled = fields.map(([name, value]) => [name, compileExpression(value)] as const);
  return (scope) => {
    const result: Doc = {};
    for (const [name, evaluate] of compiled) {
      const value = evaluate(scope);
      if (value !== undefined) result[name] = value;
    }
    return result;
  };
}

/** An expression as a function of one document. */
export function evaluator(expression: unknown, variables: Variables = {}): (doc: Doc) => unknown {
  const evaluate = compileExpression(expression);
  return (root) => evaluate({ root, variables });
}

const operands = (operand: unknown): Evaluate[] =>
  (Array.isArray(operand) ? operand : [operand]).map(compileExpression);

function eager(apply: (...values: never[]) => unknown, operand: unknown): Evaluate {
  const compiled = operands(operand);
  return (scope) => apply(...(compiled.map((evaluate) => evaluate(scope)) as never[]));
}

function named(operand: unknown, operator: string, required: string[]): Record<string, Evaluate> {
  if (!isDoc(operand)) throw fail(9, `${operator} only supports an object as its argument`);
  for (const name of required) {
    if (!(name in operand)) throw fail(9, `Missing '${name}' parameter to ${operator}`);
  }
  return Object.fromEntries(Object.entries(operand).map(([name, value]) => [name, compileExpression(value)]));
}

const isNil = (value: unknown): value is null | undefined => value === null || value === undefined;
export const isTrue = (value: unknown): boolean => !isNil(value) && value !== false && value !== 0;

/** The order of two values in expressions, where a missing field comes before null. */
export function order(a: unknown, b: unknown): number {
  if ((a === undefined) !== (b === undefined)) return a === undefined ? -1 : 1;
  return compare(a, b);
}

function number(value: unknown, operator: string): number {
  if (typeof value === 'number') return value;
  const type = typeOf(value);
  if (type === 'long' || type === 'decimal') throw unsupported(`${operator} on ${type} values`);
  throw fail(14, `${operator} only supports numeric types, not ${type}`);
}

/** Sums and averages skip what is not a number, but never a number they cannot add. */
function numbersIn(values: unknown[], operator: string): number[] {
  return values
    .filter((value) => ['int', 'double', 'long', 'decimal'].includes(typeOf(value)))
    .map((value) => number(value, operator));
}

function array(value: unknown, operator: string): unknown[] {
  if (!Array.isArray(value))
    throw fail(17124, `The argument to ${operator} must be an array, but was of type: ${typeOf(value)}`);
  return value;
}

function distinctValues(values: unknown[]): unknown[] {
  const seen = new Map(values.map((value) => [encodeKey(value).toString('latin1'), value]));
  return [...seen.values()];
}

const extreme = (sign: number) => (values: unknown[]) => {
  let best: unknown = null;
  for (const value of values)
    if (!isNil(value) && (best === null || compare(value, best) * sign > 0)) best = value;
  return best;
};

/** What `$group` does with the values of one group; most are also operators on an array. */
export const ACCUMULATORS: Record<string, (values: unknown[]) => unknown> = {
  $sum: (values) => numbersIn(values, '$sum').reduce((sum, value) => sum + value, 0),
  $avg: (values) => {
    const numbers = numbersIn(values, '$avg');
    return numbers.length ? numbers.reduce((sum, value) => sum + value, 0) / numbers.length : null;
  },
  $min: extreme(-1),
  $max: extreme(1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => distinctValues(values.filter((value) => value !== undefined)),
  $mergeObjects: (values) => EAGER.$mergeObjects!(...(values as never[])),
  $count: (values) => values.length,
};

const reducing =
  (name: string) =>
  (...values: unknown[]) =>
    ACCUMULATORS[name]!(values.length === 1 && Array.isArray(values[0]) ? values[0] : values);
const comparing = (accept: (order: number) => boolean) => (a: unknown, b: unknown) => accept(order(a, b));
const has = (list: unknown[], value: unknown): boolean => list.some((item) => compare(item, value) === 0);

const EAGER: Record<string, (...values: never[]) => unknown> = {
  $eq: comparing((order) => order === 0),
  $ne: comparing((order) => order !== 0),
  $gt: comparing((order) => order > 0),
  $gte: comparing((order) => order >= 0),
  $lt: comparing((order) => order < 0),
  $lte: comparing((order) => order <= 0),
  $cmp: (a: unknown, b: unknown) => Math.sign(order(a, b)),
  $not: (value: unknown) => !isTrue(value),
  $mod: (a: unknown, b: unknown) => {
    if (b === 0) throw fail(16610, "can't $mod by zero");
    return isNil(a) || isNil(b) ? null : number(a, '$mod') % number(b, '$mod');
  },
  $sum: reducing('$sum'),
  $avg: reducing('$avg'),
  $min: reducing('$min'),
  $max: reducing('$max'),
  $in: (value: unknown, list: unknown) => has(array(list, '$in'), value),
  $mergeObjects: (...values: unknown[]) => {
    for (const value of values) {
      if (!isNil(value) && !isDoc(value))
        throw fail(40400, `$mergeObjects requires object inputs, but input is of type ${typeOf(value)}`);
    }
    return Object.assign({}, ...values.filter(isDoc).map(fieldsOf));
  },
  $type: (value: unknown) => (value === undefined ? 'missing' : typeOf(value)),
  $toString: (value: unknown) => {
    if (isNil(value)) return null;
    if (value instanceof Date) return value.toISOString();
    if (value instanceof ObjectId) return value.toHexString();
    if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
    throw fail(241, `Unsupported conversion from ${typeOf(value)} to string`);
  },
  $toObjectId: (value: unknown) => (isNil(value) ? null : new ObjectId(value as string)),
};

const LAZY: Record<string, Compile> = {
  $rand: () => () => Math.random(),
  $literal: (operand) => {
    const value = plain(operand);
    return () => value;
  },
  $and: (operand) => {
    const all = operands(operand);
    return (scope) => all.every((evaluate) => isTrue(evaluate(scope)));
  },
  $or: (operand) => {
    const any = operands(operand);
    return (scope) => any.some((evaluate) => isTrue(evaluate(scope)));
  },
  $ifNull: (operand) => {
    const choices = operands(operand);
    return (scope) => {
      let value: unknown;
      for (const evaluate of choices) if (!isNil((value = evaluate(scope)))) break;
      return value;
    };
  },
  $cond: (operand) => {
    const given = Array.isArray(operand) ? { if: operand[0], then: operand[1], else: operand[2] } : operand;
    const { if: test, then, else: otherwise } = named(given, '$cond', ['if', 'then', 'else']);
    return (scope) => (isTrue(test!(scope)) ? then!(scope) : otherwise!(scope));
  },
  $switch: (operand) => {
    if (!isDoc(operand) || !Array.isArray(operand.branches))
      throw fail(40060, "$switch expected an array for 'branches'");
    const branches = operand.branches.map((branch) => named(branch, '$switch', ['case', 'then']));
    const otherwise = 'default' in operand ? compileExpression(operand.default) : undefined;
    return (scope) => {
      const branch = branches.find((candidate) => isTrue(candidate.case!(scope)));
      if (branch) return branch.then!(scope);
      if (otherwise) return otherwise(scope);
      throw fail(40066, '$switch could not find a matching branch, and has no default');
    };
  },
  $getField: (operand) => {
    const given =
      isDoc(operand) && 'field' in operand
        ? { input: '$$CURRENT', ...operand }
        : { field: operand, input: '$$CURRENT' };
    const { field, input } = named(given, '$getField', ['field']);
    return (scope) => {
      const doc = input!(scope);
      return isDoc(doc) ? doc[String(field!(scope))] : undefined;
    };
  },
  $setField: (operand) => {
    const { field, input, value } = named(operand, '$setField', ['field', 'input', 'value']);
    return (scope) => {
      const doc = input!(scope);
      if (isNil(doc)) return null;
      if (!isDoc(doc)) throw fail(4161105, "$setField requires that 'input' evaluate to an Object");
      const name = String(field!(scope));
      const { [name]: _replaced, ...rest } = doc;
      const given = value!(scope);
      return given === undefined ? rest : { ...doc, [name]: given };
    };
  },
  $unsetField: (operand) => LAZY.$setField!({ ...(operand as Doc), value: '$$REMOVE' }),
  $let: (operand) => {
    if (!isDoc(operand) || !isDoc(operand.vars)) throw fail(16875, "Missing 'vars' parameter to $let");
    const vars = Object.entries(operand.vars).map(
      ([name, value]) => [name, compileExpression(value)] as const,
    );
    const body = compileExpression(operand.in);
    return (scope) =>
      within(scope, Object.fromEntries(vars.map(([name, evaluate]) => [name, evaluate(scope)])), body);
  },
  $map: (operand) => {
    const { input, in: body } = named({ ...(operand as Doc), as: null }, '$map', ['input', 'in']);
    const name = String((operand as Doc).as ?? 'this');
    return (scope) => {
      const list = input!(scope);
      return isNil(list)
        ? null
        : array(list, '$map').map((item) => within(scope, { [name]: item }, body!) ?? null);
    };
  },
  $filter: (operand) => {
    const { input, cond } = named({ ...(operand as Doc), as: null }, '$filter', ['input', 'cond']);
    const name = String((operand as Doc).as ?? 'this');
    return (scope) => {
      const list = input!(scope);
      return isNil(list)
        ? null
        : array(list, '$filter').filter((item) => isTrue(within(scope, { [name]: item }, cond!)));
    };
  },
  $reduce: (operand) => {
    const { input, initialValue, in: body } = named(operand, '$reduce', ['input', 'initialValue', 'in']);
    return (scope) => {
      const list = input!(scope);
      if (isNil(list)) return null;
      return array(list, '$reduce').reduce(
        (value, item) => within(scope, { value, this: item }, body!),
        initialValue!(scope),
      );
    };
  },
};

const within = (scope: Scope, added: Variables, body: Evaluate): unknown =>
  body({ root: scope.root, variables: { ...scope.variables, ...added } });

/** Operators whose arithmetic, text and calendar rules are mingo's; their arguments are computed here. */
const BORROWED = new Set(
  (
    '$add $subtract $multiply $divide $abs $ceil $exp $floor $ln $log $log10 $pow $round $sqrt $trunc ' +
    '$concat $split $toLower $toUpper $strLenCP $strLenBytes $substrCP $substrBytes $trim $ltrim $rtrim ' +
    '$replaceOne $replaceAll $strcasecmp $regexMatch $regexFind $regexFindAll $slice $range $zip $arrayToObject ' +
    '$size $isArray $first $last $arrayElemAt $concatArrays $reverseArray $indexOfArray $objectToArray ' +
    '$setUnion $setIntersection $setDifference $setIsSubset ' +
    '$dateToString $dateFromString $dateToParts $dateFromParts $dateAdd $dateSubtract $dateDiff $dateTrunc ' +
    '$year $month $dayOfMonth $dayOfWeek $dayOfYear $hour $minute $second $millisecond $week $isoWeek ' +
    '$isoWeekYear $isoDayOfWeek $toInt $toDouble $toDate $toBool'
  ).split(' '),
);

/** Where mingo differs: it fails on a missing date, and gives null where MongoDB gives an empty text. */
const NULL_DATES = /^\$(year|month|dayOf|hour|minute|second|millisecond|week|iso)/;
const EMPTY_TEXTS = new Set(['$toUpper', '$toLower', '$substrCP', '$substrBytes']);

let context: Context | undefined;
function borrowed(name: string, operand: unknown): Evaluate {
  context ??= Context.init({ expression: mingo as never });
  const literal = (value: unknown): unknown => {
    const type = typeOf(value);
    if (type === 'decimal' || type === 'long') throw unsupported(`${name} on ${type} values`);
    const { pattern, options } =
      type === 'regex' ? (value as BSONRegExp) : { pattern: undefined, options: '' };
    return { $literal: pattern === undefined ? value : toRegExp(pattern, options) };
  };
  const compute = (args: unknown): unknown => {
    try {
      return evalExpr({}, { [name]: args }, { context: context! } as never);
    } catch (error) {
      throw fail(2, (error as Error).message);
    }
  };
  if (isDoc(operand) && !Object.keys(operand)[0]?.startsWith('$')) {
    const args = named(operand, name, []);
    return (scope) =>
      compute(
        Object.fromEntries(Object.entries(args).map(([key, evaluate]) => [key, literal(evaluate(scope))])),
      );
  }
  const args = operands(operand);
  return (scope) => {
    const values = args.map((evaluate) => evaluate(scope));
    if (NULL_DATES.test(name) && isNil(values[0])) return null;
    const result = compute(values.length === 1 ? literal(values[0]) : values.map(literal));
    return EMPTY_TEXTS.has(name) ? (result ?? '') : result;
  };
}
