import { fail, lookUp } from './errors.ts';
import { array, isNil, NAMED_OPERATORS, OPERATORS } from './operators.ts';
import { type Doc, fieldOf, isDoc, mapValues, plain, truthy } from './values.ts';

export type Variables = Record<string, unknown>;
interface Scope {
  root: Doc;
  variables: Variables;
}
export type Evaluate = (scope: Scope) => unknown;

/** Follows a path as expressions do: arrays are mapped over, a missing field is undefined. */
function follow(value: unknown, parts: string[], at = 0): unknown {
  const part = parts[at];
  if (part === undefined) return value;
  if (!Array.isArray(value)) return follow(fieldOf(value, part), parts, at + 1);
  const inner = value.filter((item) => isDoc(item) || Array.isArray(item));
  return inner.map((item) => follow(item, parts, at)).filter((item) => item !== undefined);
}

function compilePath(path: string): Evaluate {
  if (!path.startsWith('$$')) {
    const parts = path.slice(1).split('.');
    return ({ root }) => plain(follow(root, parts));
  }
  const [name, ...parts] = path.slice(2).split('.') as [string, ...string[]];
  if (name === 'REMOVE') return () => undefined;
  if (name === 'ROOT' || name === 'CURRENT') return ({ root }) => plain(follow(root, parts));
  return ({ variables }) => {
    if (Object.hasOwn(variables, name)) return plain(follow(variables[name], parts));
    throw fail(17276, `Use of undefined variable: ${name}`);
  };
}

type Named = Record<string, Evaluate>;
function named(operand: unknown, operator: string, required: string[], optional: string[] = []): Named {
  if (!isDoc(operand)) throw fail(9, `${operator} only supports an object as its argument`);
  const missing = required.find((name) => !(name in operand));
  if (missing) throw fail(9, `Missing '${missing}' parameter to ${operator}`);
  const unknown = Object.keys(operand).find((name) => ![...required, ...optional].includes(name));
  if (unknown) throw fail(9, `the embedded store does not know the parameter '${unknown}' of ${operator}`);
  return compileFields(operand);
}

const compileFields = (fields: Doc): Named =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, compileExpression(value)]));

function evaluateAll(fields: Named, scope: Scope): Doc {
  const values = Object.entries(fields).map(([name, evaluate]) => [name, evaluate(scope)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const within = ({ root, variables }: Scope, added: Variables, body: Evaluate): unknown =>
  body({ root, variables: { ...variables, ...added } });

type Each = (item: unknown) => unknown;
const overElements =
  (operator: string, body: string, apply: (list: unknown[], each: Each) => unknown) =>
  (operand: unknown): Evaluate => {
    const as = String(fieldOf(operand, 'as') ?? 'this');
    const { input, [body]: evaluate } = named(operand, operator, ['input', body], ['as']);
    return (scope) => {
      const list = input!(scope);
      if (isNil(list)) return null;
      return apply(array(list, operator), (item) => within(scope, { [as]: item }, evaluate!));
    };
  };

/** Operators that decide what of their operand is evaluated, or with which variables. */
const LAZY: Record<string, (operand: unknown) => Evaluate> = {
  $literal: (operand) => {
    const value = plain(operand);
    return () => value;
  },
  $and: (operand) => {
    const each = operands(operand);
    return (scope) => each.every((evaluate) => truthy(evaluate(scope)));
  },
  $or: (operand) => {
    const each = operands(operand);
    return (scope) => each.some((evaluate) => truthy(evaluate(scope)));
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
    return (scope) => (truthy(test!(scope)) ? then!(scope) : otherwise!(scope));
  },
  $switch: (operand) => {
    const branches = array(fieldOf(operand, 'branches'), '$switch').map((branch) =>
      named(branch, '$switch', ['case', 'then']),
    );
    const otherwise = named(operand, '$switch', ['branches'], ['default']).default;
    return (scope) => {
      const chosen = branches.find((branch) => truthy(branch.case!(scope)))?.then ?? otherwise;
      if (chosen) return chosen(scope);
      throw fail(40066, '$switch could not find a matching branch, and has no default');
    };
  },
  $setField: (operand) => {
    const { field, input, value } = named(operand, '$setField', ['field', 'input', 'value']);
    return (scope) => {
      const doc = input!(scope);
      if (isNil(doc)) return null;
      if (!isDoc(doc)) throw fail(4161105, "$setField requires that 'input' evaluate to an Object");
      const changed = { ...doc, [String(field!(scope))]: value!(scope) };
      return Object.fromEntries(Object.entries(changed).filter(([, inner]) => inner !== undefined));
    };
  },
  $let: (operand) => {
    const { in: body } = named({ ...(operand as Doc), vars: null }, '$let', ['vars', 'in']);
    const vars = compileFields(fieldOf(operand, 'vars') as Doc);
    return (scope) =>
      within(
        scope,
        mapValues(vars, (evaluate) => (evaluate as Evaluate)(scope)),
        body!,
      );
  },
  $map: overElements('$map', 'in', (list, each) => list.map((item) => each(item) ?? null)),
  $filter: overElements('$filter', 'cond', (list, each) => list.filter((item) => truthy(each(item)))),
};

const operands = (operand: unknown): Evaluate[] =>
  (Array.isArray(operand) ? operand : [operand]).map(compileExpression);

function compileOperator(name: string, operand: unknown): Evaluate {
  if (Object.hasOwn(LAZY, name)) return LAZY[name]!(operand);
  if (Object.hasOwn(NAMED_OPERATORS, name)) {
    const [required, optional, run] = NAMED_OPERATORS[name]!;
    const args = named(operand, name, required, optional);
    return (scope) => run(evaluateAll(args, scope));
  }
  const run = lookUp(OPERATORS, name, 'Unrecognized expression', 168);
  const args = operands(operand);
  return (scope) => run(...args.map((evaluate) => evaluate(scope)));
}

/** Compiles an aggregation expression; an operator that is not supported is rejected here, by name. */
export function compileExpression(expression: unknown): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression);
  if (Array.isArray(expression)) {
    const items = operands(expression);
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(expression)) return LAZY.$literal!(expression);
  const [name = '', ...others] = Object.keys(expression);
  if (!name.startsWith('$')) {
    const fields = compileFields(expression);
    return (scope) => evaluateAll(fields, scope);
  }
  if (others.length > 0) throw fail(15983, 'An expression must have exactly one field');
  return compileOperator(name, expression[name]);
}

export function evaluator(expression: unknown, variables: Variables = {}): (doc: Doc) => unknown {
  const evaluate = compileExpression(expression);
  return (root) => evaluate({ root, variables });
}
