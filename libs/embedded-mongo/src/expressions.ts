import { fail, unsupported } from './errors.ts';
import { borrow, BORROWED, isKnown } from './expression-borrowed.ts';
import { LAZY, named, operands } from './expression-control.ts';
import type { Evaluate, Variables } from './expression-control.ts';
import { EAGER } from './expression-values.ts';
import { fieldsOf, isDoc, plain } from './values.ts';
import type { Doc } from './values.ts';

export type { Evaluate, Variables } from './expression-control.ts';

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
    if (Object.hasOwn(LAZY, name)) return LAZY[name]!(operand, compileExpression);
    if (Object.hasOwn(EAGER, name)) return eager(EAGER[name]!, operand);
    if (BORROWED.has(name)) return borrowed(name, operand);
    if (isKnown(name)) throw unsupported(`the expression operator ${name}`);
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

function eager(apply: (...values: never[]) => unknown, operand: unknown): Evaluate {
  const compiled = operands(operand, compileExpression);
  return (scope) => apply(...(compiled.map((evaluate) => evaluate(scope)) as never[]));
}

function borrowed(name: string, operand: unknown): Evaluate {
  if (isDoc(operand) && !Object.keys(operand)[0]?.startsWith('$')) {
    const args = Object.entries(named(operand, name, [], compileExpression));
    return (scope) => borrow(name, Object.fromEntries(args.map(([key, evaluate]) => [key, evaluate(scope)])));
  }
  const args = operands(operand, compileExpression);
  return (scope) =>
    borrow(
      name,
      args.map((evaluate) => evaluate(scope)),
    );
}
