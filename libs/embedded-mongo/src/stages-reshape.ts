import { fail } from './errors.ts';
import { compileExpression, evaluator } from './expressions.ts';
import { compileProjection } from './projection.ts';
import { asDoc, map } from './stage.ts';
import type { Context, Stage } from './stage.ts';
import { fieldsOf, inspect, isDoc, truthy } from './values.ts';
import type { Doc } from './values.ts';

/** `$set` as stages and pipeline updates know it: paths, nested documents and expressions, into arrays as well. */
export function addFields(spec: unknown, { variables }: Context): Stage {
  const fields = flatten(asDoc(spec, '$addFields'), '').map(
    ([path, value]) => [path.split('.'), compileExpression(value)] as const,
  );
  return (input) =>
    map(input, (root) => {
      const values = fields.map(([parts, evaluate]) => [parts, evaluate({ root, variables })] as const);
      return values.reduce((doc, [parts, value]) => withField(doc, parts, 0, value) as Doc, root);
    });
}

function flatten(spec: Doc, prefix: string): [string, unknown][] {
  return Object.entries(spec).flatMap(([name, value]): [string, unknown][] => {
    const path = prefix + name;
    if (name.startsWith('$')) throw fail(16410, `FieldPath field names may not start with '$': ${path}`);
    const nested = isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]!.startsWith('$');
    return nested ? flatten(value, `${path}.`) : [[path, value]];
  });
}

export function withField(target: unknown, parts: readonly string[], at: number, value: unknown): unknown {
  if (at === parts.length) return value;
  if (Array.isArray(target)) return target.map((item) => withField(item, parts, at, value));
  const doc = { ...(isDoc(target) ? fieldsOf(target) : {}) };
  const part = parts[at]!;
  const inner = withField(doc[part], parts, at + 1, value);
  if (inner === undefined) delete doc[part];
  else doc[part] = inner;
  return doc;
}

export function unset(spec: unknown, context: Context): Stage {
  const names = Array.isArray(spec) ? spec : [spec];
  if (names.length === 0 || names.some((name) => typeof name !== 'string')) {
    throw fail(31002, '$unset specification must be a string or an array containing only string values');
  }
  return project(Object.fromEntries(names.map((name) => [name, 0])), context);
}

export function project(spec: unknown, { variables }: Context): Stage {
  const fields = asDoc(spec, '$project');
  if (Object.keys(fields).length === 0)
    throw fail(51272, 'Invalid $project: it must have at least one field');
  const apply = compileProjection(fields, variables, false);
  return (input) => map(input, (doc) => apply(doc));
}

export function replaceRoot(expression: unknown, { variables }: Context): Stage {
  const evaluate = evaluator(expression, variables);
  return (input) =>
    map(input, (doc) => {
      const root = evaluate(doc);
      if (isDoc(root)) return fieldsOf(root);
      throw fail(
        40228,
        `'newRoot' expression must evaluate to an object, but resulting value was: ${inspect(root)}`,
      );
    });
}

export function unwind(spec: unknown): Stage {
  const {
    path,
    includeArrayIndex: indexName,
    preserveNullAndEmptyArrays: preserve,
  } = isDoc(spec) ? spec : ({ path: spec } as Doc);
  if (typeof path !== 'string' || !path.startsWith('$'))
    throw fail(28818, `path option to $unwind stage should be prefixed with a '$': ${inspect(path)}`);
  const parts = path.slice(1).split('.');
  const numbered = (doc: Doc, index: number | null): Doc =>
    typeof indexName === 'string' ? (withField(doc, indexName.split('.'), 0, index) as Doc) : doc;
  return function* (input) {
    for (const doc of input) {
      const value = parts.reduce<unknown>(
        (inner, part) => (isDoc(inner) ? fieldsOf(inner)[part] : undefined),
        doc,
      );
      if (Array.isArray(value) && value.length > 0) {
        for (const [i, item] of value.entries()) yield numbered(withField(doc, parts, 0, item) as Doc, i);
      } else if (Array.isArray(value) || value === null || value === undefined) {
        if (truthy(preserve))
          yield numbered(Array.isArray(value) ? (withField(doc, parts, 0, undefined) as Doc) : doc, null);
      } else yield numbered(doc, null);
    }
  };
}
