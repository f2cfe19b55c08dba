import type { BSONRegExp } from 'bson';
import { fail, unsupported } from './errors.ts';
import type { CommandError } from './errors.ts';
import { evaluator } from './expressions.ts';
import type { Variables } from './expressions.ts';
import { equal } from './keys.ts';
import { all, not, onPath, walk } from './match-path.ts';
import type { MatchDetails, PathMatcher, Test } from './match-path.ts';
import {
  comparison,
  equality,
  isRegex,
  list,
  membership,
  modulo,
  regexTest,
  typeTest,
} from './match-tests.ts';
import { fieldsOf, isDoc, toInteger, truthy } from './values.ts';
import type { Doc } from './values.ts';

export type { MatchDetails } from './match-path.ts';
export type Matcher = (doc: Doc, details?: MatchDetails) => boolean;

function elemMatch(path: string, operand: unknown, variables?: Variables): PathMatcher {
  if (!isDoc(operand)) throw fail(2, '$elemMatch needs an Object');
  const ofValue = isOperators(operand) && !/^\$(and|or|nor|expr)$/.test(Object.keys(operand)[0]!);
  const matcher = ofValue ? compileField('', operand, variables) : compileFilter(operand, variables);
  const test: Test = ofValue
    ? (matcher as Test)
    : (value) => (isDoc(value) || Array.isArray(value)) && matcher(value as Doc);
  return (root, details) => {
    let found: number | undefined;
    const parts = path === '' ? [] : path.split('.');
    const matched = walk(root, parts, 0, false, (value, outer) => {
      const inner = Array.isArray(value) ? value.findIndex((element) => test(element)) : -1;
      if (inner >= 0) found = outer ?? inner;
      return inner >= 0;
    });
    if (matched && details) details.index = found;
    return matched;
  };
}

type Operator = (path: string, operand: unknown, all: Doc, variables?: Variables) => PathMatcher;
const OPERATORS: Record<string, Operator> = {
  $eq: (path, operand) =>
    onPath(path, isRegex(operand) ? (value) => equal(value, operand) : equality(operand)),
  $ne: (path, operand) => {
    if (isRegex(operand)) throw fail(2, "Can't have regex as arg to $ne.");
    return not(onPath(path, equality(operand)));
  },
  $gt: (path, operand) =>
    onPath(
      path,
      comparison(operand, (order) => order > 0),
    ),
  $gte: (path, operand) =>
    onPath(
      path,
      comparison(operand, (order) => order >= 0),
    ),
  $lt: (path, operand) =>
    onPath(
      path,
      comparison(operand, (order) => order < 0),
    ),
  $lte: (path, operand) =>
    onPath(
      path,
      comparison(operand, (order) => order <= 0),
    ),
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
  $regex: (path, operand, siblings) => {
    const { pattern, options } = isRegex(operand)
      ? (operand as BSONRegExp)
      : { pattern: operand as string, options: '' };
    if (typeof pattern !== 'string') throw fail(2, '$regex has to be a string');
    const given = (siblings.$options as string | undefined) ?? options;
    return onPath(path, regexTest({ pattern, options: given } as BSONRegExp));
  },
  $options: (_path, _operand, siblings) => {
    if (!('$regex' in siblings)) throw fail(2, '$options needs a $regex');
    return () => true;
  },
  $not: (path, operand, _siblings, variables) => {
    if (isRegex(operand)) return not(onPath(path, equality(operand)));
    if (!isOperators(operand)) throw fail(2, '$not needs a regex or a document');
    return not(compileField(path, operand, variables));
  },
  $all: (path, operand, _siblings, variables) => {
    const items = list(operand, '$all');
    if (items.length === 0) return () => false;
    return all(
      items.map((item) =>
        isDoc(item) && '$elemMatch' in item
          ? elemMatch(path, item.$elemMatch, variables)
          : onPath(path, equality(item)),
      ),
    );
  },
  $elemMatch: (path, operand, _siblings, variables) => elemMatch(path, operand, variables),
};

const REFUSED = new Set(
  (
    '$where $text $jsonSchema $sampleRate $geoWithin $geoIntersects $near $nearSphere $within $geoNear ' +
    '$bitsAllSet $bitsAllClear $bitsAnySet $bitsAnyClear $rand $maxDistance $minDistance'
  ).split(' '),
);

function unknownOperator(name: string, message: string): CommandError {
  return REFUSED.has(name) ? unsupported(`the query operator ${name}`) : fail(2, message);
}

/** Whether a value is a set of operators such as `{$gte: 5}`, as opposed to a document to equal. */
export function isOperators(value: unknown): value is Doc {
  if (!isDoc(value)) return false;
  const first = Object.keys(fieldsOf(value))[0];
  return (
    first !== undefined && first.startsWith('$') && first !== '$ref' && first !== '$id' && first !== '$db'
  );
}

/** A matcher for one path: operators, a regular expression, or a value to equal. */
export function compileField(path: string, condition: unknown, variables?: Variables): PathMatcher {
  if (!isOperators(condition)) return onPath(path, equality(condition));
  return all(
    Object.entries(condition).map(([name, operand]) => {
      const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
      if (!operator) throw unknownOperator(name, `unknown operator: ${name}`);
      return operator(path, operand, condition, variables);
    }),
  );
}

function branches(name: string, operand: unknown, variables?: Variables): Matcher[] {
  if (!Array.isArray(operand) || operand.length === 0) throw fail(2, `${name} must be a nonempty array`);
  return operand.map((branch) => {
    if (!isDoc(branch)) throw fail(2, `${name} entries need to be full objects`);
    return compileFilter(branch, variables);
  });
}

const LOGIC: Record<string, (operand: unknown, variables?: Variables) => Matcher> = {
  $and: (operand, variables) => all(branches('$and', operand, variables) as PathMatcher[]) as Matcher,
  $or: (operand, variables) => {
    const either = branches('$or', operand, variables);
    return (doc, details) => either.some((matcher) => matcher(doc, details));
  },
  $nor: (operand, variables) => {
    const neither = branches('$nor', operand, variables);
    return (doc) => !neither.some((matcher) => matcher(doc));
  },
  $expr: (operand, variables) => {
    const evaluate = evaluator(operand, variables);
    return (doc) => truthy(evaluate(doc));
  },
  $comment: () => () => true,
};

/** Compiles a filter; throws for every operator that is unknown or not supported. */
export function compileFilter(filter: Doc, variables?: Variables): Matcher {
  const matchers = Object.entries(fieldsOf(filter)).map(([name, operand]): Matcher => {
    if (!name.startsWith('$')) return compileField(name, operand, variables);
    const logic = Object.hasOwn(LOGIC, name) ? LOGIC[name] : undefined;
    if (!logic) throw unknownOperator(name, `unknown top level operator: ${name}`);
    return logic(operand, variables);
  });
  return matchers.length === 1
    ? matchers[0]!
    : (doc, details) => matchers.every((matcher) => matcher(doc, details));
}
