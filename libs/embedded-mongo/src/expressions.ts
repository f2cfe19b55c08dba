import { ObjectId } from 'bson';
import type { BSONRegExp } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import { CommandError, unsupported } from './errors.ts';
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
        throw new CommandError(17276, `Use of undefined variable: ${name}`);
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
      throw new CommandError(
        15983,
        `An object representing an expression must have exactly one field, not ${fields.length}`,
      );
    }
    if (Object.hasOwn(LAZY, name)) return LAZY[name]!(operand);
    if (Object.hasOwn(EAGER, name)) return eager(EAGER[name]!, operand);
    if (BORROWED.has(name)) return borrowed(name, operand);
    if (name in mingo) throw unsupported(`the expression operator ${name}`);
    throw new CommandError(168, `Unrecognized expression '${name}'`);
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
  if (!isDoc(operand)) throw new CommandError(9, `${operator} only supports an object as its argument`);
  for (const name of required) {
    if (!(name in operand)) throw new CommandError(9, `Missing '${name}' parameter to ${operator}`);
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
  throw new CommandError(14, `${operator} only supports numeric types, not ${type}`);
}

function arithmetic(operator: string, apply: (a: number, b: number) => number) {
  return (...values: unknown[]): unknown => {
    if (values.some(isNil)) return null;
    return values.map((value) => number(value, operator)).reduce(apply);
  };
}

/** Sums and averages skip what is not a number, but never a number they cannot add. */
function numbersIn(values: unknown[], operator: string): number[] {
  return values
    .filter((value) => ['int', 'double', 'long', 'decimal'].includes(typeOf(value)))
    .map((value) => number(value, operator));
}

function array(value: unknown, operator: string): unknown[] {
  if (!Array.isArray(value))
    throw new CommandError(
      17124,
      `The argument to ${operator} must be an array, but was of type: ${typeOf(value)}`,
    );
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
  $add: (...values: unknown[]) => {
    if (values.some(isNil)) return null;
    const sum = values.reduce<number>(
      (total, value) => total + (value instanceof Date ? value.getTime() : number(value, '$add')),
      0,
    );
    return values.some((value) => value instanceof Date) ? new Date(sum) : sum;
  },
  $subtract: (a: unknown, b: unknown) => {
    if (isNil(a) || isNil(b)) return null;
    if (!(a instanceof Date)) return number(a, '$subtract') - number(b, '$subtract');
    return b instanceof Date ? a.getTime() - b.getTime() : new Date(a.getTime() - number(b, '$subtract'));
  },
  $multiply: arithmetic('$multiply', (a, b) => a * b),
  $divide: arithmetic('$divide', (a, b) => {
    if (b === 0) throw new CommandError(2, "can't $divide by zero");
    return a / b;
  }),
  $mod: arithmetic('$mod', (a, b) => {
    if (b === 0) throw new CommandError(16610, "can't $mod by zero");
    return a % b;
  }),
  $sum: reducing('$sum'),
  $avg: reducing('$avg'),
  $min: reducing('$min'),
  $max: reducing('$max'),
  $first: (value: unknown) => (isNil(value) ? null : array(value, '$first')[0]),
  $last: (value: unknown) => (isNil(value) ? null : array(value, '$last').at(-1)),
  $size: (value: unknown) => array(value, '$size').length,
  $isArray: (value: unknown) => Array.isArray(value),
  $in: (value: unknown, list: unknown) => has(array(list, '$in'), value),
  $arrayElemAt: (list: unknown, index: unknown) =>
    isNil(list) || isNil(index) ? null : array(list, '$arrayElemAt').at(number(index, '$arrayElemAt')),
  $concatArrays: (...lists: unknown[]) =>
    lists.some(isNil) ? null : lists.flatMap((list) => array(list, '$concatArrays')),
  $reverseArray: (list: unknown) => (isNil(list) ? null : array(list, '$reverseArray').toReversed()),
  $setUnion: (...lists: unknown[]) =>
    lists.some(isNil) ? null : distinctValues(lists.flatMap((list) => array(list, '$setUnion'))),
  $setIntersection: (...lists: unknown[]) =>
    lists.some(isNil)
      ? null
      : distinctValues(
          (lists[0] as unknown[]).filter((value) =>
            lists.every((list) => has(array(list, '$setIntersection'), value)),
          ),
        ),
  $setDifference: (a: unknown, b: unknown) =>
    isNil(a) || isNil(b)
      ? null
      : distinctValues(array(a, '$setDifference').filter((value) => !has(array(b, '$setDifference'), value))),
  $setIsSubset: (a: unknown, b: unknown) =>
    array(a, '$setIsSubset').every((value) => has(array(b, '$setIsSubset'), value)),
  $mergeObjects: (...values: unknown[]) => {
    for (const value of values) {
      if (!isNil(value) && !isDoc(value))
        throw new CommandError(
          40400,
          `$mergeObjects requires object inputs, but input is of type ${typeOf(value)}`,
        );
    }
    return Object.assign({}, ...values.filter(isDoc).map(fieldsOf));
  },
  $objectToArray: (value: Doc | null) =>
    isNil(value) ? null : Object.entries(fieldsOf(value)).map(([k, v]) => ({ k, v })),
  $type: (value: unknown) => (value === undefined ? 'missing' : typeOf(value)),
  $toString: (value: unknown) => {
    if (isNil(value)) return null;
    if (value instanceof Date) return value.toISOString();
    if (value instanceof ObjectId) return value.toHexString();
    if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
    throw new CommandError(
      241,
      `Unsupported conversion from ${typeOf(value)} to string in $convert with no onError value`,
    );
  },
  $toObjectId: (value: unknown) => (isNil(value) ? null : new ObjectId(value as string)),
};

const LAZY: Record<string, Compile> = {
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
      throw new CommandError(40060, "$switch expected an array for 'branches'");
    const branches = operand.branches.map((branch) => named(branch, '$switch', ['case', 'then']));
    const otherwise = 'default' in operand ? compileExpression(operand.default) : undefined;
    return (scope) => {
      const branch = branches.find((candidate) => isTrue(candidate.case!(scope)));
      if (branch) return branch.then!(scope);
      if (otherwise) return otherwise(scope);
      throw new CommandError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
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
      if (!isDoc(doc))
        throw new CommandError(4161105, "$setField requires that 'input' evaluate to an Object");
      const name = String(field!(scope));
      const { [name]: _replaced, ...rest } = doc;
      const given = value!(scope);
      return given === undefined ? rest : { ...doc, [name]: given };
    };
  },
  $unsetField: (operand) => LAZY.$setField!({ ...(operand as Doc), value: '$$REMOVE' }),
  $let: (operand) => {
    if (!isDoc(operand) || !isDoc(operand.vars))
      throw new CommandError(16875, "Missing 'vars' parameter to $let");
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
    '$abs $ceil $exp $floor $ln $log $log10 $pow $round $sqrt $trunc ' +
    '$concat $split $toLower $toUpper $strLenCP $strLenBytes $substrCP $substrBytes $trim $ltrim $rtrim ' +
    '$replaceOne $replaceAll $strcasecmp $regexMatch $regexFind $regexFindAll $slice $range $zip $arrayToObject ' +
    '$dateToString $dateFromString $dateToParts $dateFromParts $dateAdd $dateSubtract $dateDiff $dateTrunc ' +
    '$year $month $dayOfMonth $dayOfWeek $dayOfYear $hour $minute $second $millisecond $week $isoWeek ' +
    '$isoWeekYear $isoDayOfWeek $toInt $toDouble $toDate $toBool'
  ).split(' '),
);

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
      throw new CommandError(2, (error as Error).message);
    }
  };
  if (isDoc(operand) && !Object.keys(operand)[0]?.startsWith('$')) {
    const args = named(operand, name, []);
    return (scope) =>
      compute(
        Object.fromEntries(Object.entries(args).map(([key, evaluate]) => [key, literal(evaluate(scope))])),
      );
  }
  const args = Array.isArray(operand) ? operands(operand) : compileExpression(operand);
  return (scope) =>
    compute(Array.isArray(args) ? args.map((evaluate) => literal(evaluate(scope))) : literal(args(scope)));
}
