import type { BSONRegExp } from 'bson';
import { fail, lookUp } from './errors.ts';
import { evaluator, type Variables } from './expressions.ts';
import {
  comparison,
  equality,
  isRegex,
  list,
  type Matcher,
  membership,
  modulo,
  onPath,
  regexTest,
  split,
  type Test,
  typeTest,
  walk,
} from './match-value.ts';
import { type Doc, isDoc, isOperators, toInteger, truthy } from './values.ts';

const not =
  (matcher: Matcher): Matcher =>
  (root) =>
    !matcher(root);
const all = (matchers: Matcher[]): Matcher =>
  matchers.length === 1
    ? matchers[0]!
    : (root, details) => matchers.every((matcher) => matcher(root, details));

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
