import { fail } from './errors.ts';
import { array, isNil, isTrue } from './expression-values.ts';
import { isDoc, plain } from './values.ts';
import type { Doc } from './values.ts';

export type Variables = Record<string, unknown>;
export interface Scope {
  root: Doc;
  variables: Variables;
}
export type Evaluate = (scope: Scope) => unknown;
export type Compile = (expression: unknown) => Evaluate;
type CompileOperator = (operand: unknown, compile: Compile) => Evaluate;

export const operands = (operand: unknown, compile: Compile): Evaluate[] =>
  (Array.isArray(operand) ? operand : [operand]).map(compile);

/** The arguments of an operator that has names for them. */
export function named(
  operand: unknown,
  operator: string,
  required: string[],
  compile: Compile,
): Record<string, Evaluate> {
  if (!isDoc(operand)) throw fail(9, `${operator} only supports an object as its argument`);
  for (const name of required) {
    if (!(name in operand)) throw fail(9, `Missing '${name}' parameter to ${operator}`);
  }
  return Object.fromEntries(Object.entries(operand).map(([name, value]) => [name, compile(value)]));
}

/** Operators that decide what of their operand is evaluated, or with which variables. */
export const LAZY: Record<string, CompileOperator> = {
  $rand: () => () => Math.random(),
  $literal: (operand) => {
    const value = plain(operand);
    return () => value;
  },
  $and: (operand, compile) => {
    const all = operands(operand, compile);
    return (scope) => all.every((evaluate) => isTrue(evaluate(scope)));
  },
  $or: (operand, compile) => {
    const any = operands(operand, compile);
    return (scope) => any.some((evaluate) => isTrue(evaluate(scope)));
  },
  $ifNull: (operand, compile) => {
    const choices = operands(operand, compile);
    return (scope) => {
      let value: unknown;
      for (const evaluate of choices) if (!isNil((value = evaluate(scope)))) break;
      return value;
    };
  },
  $cond: (operand, compile) => {
    const given = Array.isArray(operand) ? { if: operand[0], then: operand[1], else: operand[2] } : operand;
    const { if: test, then, else: otherwise } = named(given, '$cond', ['if', 'then', 'else'], compile);
    return (scope) => (isTrue(test!(scope)) ? then!(scope) : otherwise!(scope));
  },
  $switch: (operand, compile) => {
    if (!isDoc(operand) || !Array.isArray(operand.branches))
      throw fail(40060, "$switch expected an array for 'branches'");
    const branches = operand.branches.map((branch) => named(branch, '$switch', ['case', 'then'], compile));
    const otherwise = 'default' in operand ? compile(operand.default) : undefined;
    return (scope) => {
      const branch = branches.find((candidate) => isTrue(candidate.case!(scope)));
      if (branch) return branch.then!(scope);
      if (otherwise) return otherwise(scope);
      throw fail(40066, '$switch could not find a matching branch, and has no default');
    };
  },
  $getField: (operand, compile) => {
    const given =
      isDoc(operand) && 'field' in operand
        ? { input: '$$CURRENT', ...operand }
        : { field: operand, input: '$$CURRENT' };
    const { field, input } = named(given, '$getField', ['field'], compile);
    return (scope) => {
      const doc = input!(scope);
      return isDoc(doc) ? doc[String(field!(scope))] : undefined;
    };
  },
  $setField: (operand, compile) => {
    const { field, input, value } = named(operand, '$setField', ['field', 'input', 'value'], compile);
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
  $unsetField: (operand, compile) => LAZY.$setField!({ ...(operand as Doc), value: '$$REMOVE' }, compile),
  $let: (operand, compile) => {
    if (!isDoc(operand) || !isDoc(operand.vars)) throw fail(16875, "Missing 'vars' parameter to $let");
    const vars = Object.entries(operand.vars).map(([name, value]) => [name, compile(value)] as const);
    const body = compile(operand.in);
    return (scope) =>
      within(scope, Object.fromEntries(vars.map(([name, evaluate]) => [name, evaluate(scope)])), body);
  },
  $map: (operand, compile) => {
    const { input, in: body } = named({ ...(operand as Doc), as: null }, '$map', ['input', 'in'], compile);
    const name = String((operand as Doc).as ?? 'this');
    return (scope) => {
      const list = input!(scope);
      return isNil(list)
        ? null
        : array(list, '$map').map((item) => within(scope, { [name]: item }, body!) ?? null);
    };
  },
  $filter: (operand, compile) => {
    const { input, cond } = named({ ...(operand as Doc), as: null }, '$filter', ['input', 'cond'], compile);
    const name = String((operand as Doc).as ?? 'this');
    return (scope) => {
      const list = input!(scope);
      return isNil(list)
        ? null
        : array(list, '$filter').filter((item) => isTrue(within(scope, { [name]: item }, cond!)));
    };
  },
  $reduce: (operand, compile) => {
    const {
      input,
      initialValue,
      in: body,
    } = named(operand, '$reduce', ['input', 'initialValue', 'in'], compile);
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
