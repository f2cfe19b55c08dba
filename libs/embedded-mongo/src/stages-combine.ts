import { Int32 } from 'bson';
import { fail, unsupported } from './errors.ts';
import { ACCUMULATORS } from './expression-values.ts';
import { compileExpression, evaluator } from './expressions.ts';
import { encodeKey } from './keys.ts';
import { sortBy } from './sort.ts';
import { asDoc, map } from './stage.ts';
import type { Context, Stage, Stream } from './stage.ts';
import { withField } from './stages-reshape.ts';
import { isDoc } from './values.ts';
import type { Doc } from './values.ts';

export function group(spec: unknown, { variables }: Context): Stage {
  const { _id: id, ...fields } = asDoc(spec, '$group');
  if (id === undefined) throw fail(15955, 'a group specification must include an _id');
  const key = evaluator(id, variables);
  const columns = Object.entries(fields).map(([name, expression]) => {
    const [operator, operand] = (isDoc(expression) ? Object.entries(expression)[0] : undefined) ?? [
      '',
      undefined,
    ];
    if (!isDoc(expression) || !operator.startsWith('$'))
      throw fail(40234, `The field '${name}' must be an accumulator object`);
    if (!Object.hasOwn(ACCUMULATORS, operator)) throw unsupported(`the group operator ${operator}`);
    const evaluate = operator === '$count' ? () => 1 : evaluator(operand, variables);
    return { name, evaluate, accumulate: ACCUMULATORS[operator]! };
  });
  return function* (input) {
    const groups = new Map<string, { id: unknown; values: unknown[][] }>();
    for (const doc of input) {
      const value = key(doc) ?? null;
      const hash = encodeKey(value).toString('latin1');
      let known = groups.get(hash);
      if (!known) groups.set(hash, (known = { id: value, values: columns.map(() => []) }));
      for (const [i, { evaluate }] of columns.entries()) known.values[i]!.push(evaluate(doc));
    }
    for (const { id: value, values } of groups.values()) {
      yield {
        _id: value,
        ...Object.fromEntries(columns.map(({ name, accumulate }, i) => [name, accumulate(values[i]!)])),
      };
    }
  };
}

export function lookup(spec: unknown, context: Context): Stage {
  const { variables, source } = context;
  const {
    from,
    as,
    localField,
    foreignField,
    let: bindings = {},
    pipeline,
    ...rest
  } = asDoc(spec, '$lookup');
  const unknown = Object.keys(rest)[0];
  if (unknown) throw fail(9, `unknown argument to $lookup: ${unknown}`);
  if (typeof as !== 'string') throw fail(9, "must specify 'as' field for a $lookup");
  if (typeof from !== 'string') throw unsupported('$lookup without a collection name in "from"');
  if (
    (localField === undefined) !== (foreignField === undefined) ||
    (localField === undefined && pipeline === undefined)
  ) {
    throw fail(9, '$lookup requires both or neither of localField and foreignField, or a pipeline');
  }
  const local = localField === undefined ? undefined : compileExpression(`$${String(localField)}`);
  const vars = Object.entries(bindings as Doc).map(
    ([name, value]) => [name, evaluator(value, variables)] as const,
  );
  const fixed =
    vars.length === 0 && pipeline !== undefined ? context.compile(pipeline as Doc[], context) : undefined;
  return (input) =>
    map(input, (root) => {
      const value = local?.({ root, variables });
      const filter: Doc = !local
        ? {}
        : { [String(foreignField)]: Array.isArray(value) ? { $in: value } : { $eq: value ?? null } };
      let found: Stream = source!.find(from, filter);
      if (pipeline !== undefined) {
        const bound = Object.fromEntries(vars.map(([name, evaluate]) => [name, evaluate(root)]));
        found = (
          fixed ?? context.compile(pipeline as Doc[], { variables: { ...variables, ...bound }, source })
        )(found);
      }
      return withField(root, as.split('.'), 0, [...found]) as Doc;
    });
}

export function facet(spec: unknown, context: Context): Stage {
  const facets = Object.entries(asDoc(spec, '$facet')).map(([name, pipeline]) => {
    for (const stage of pipeline as Doc[]) {
      const [kind = ''] = Object.keys(stage);
      if (/^\$(out|merge|facet|geoNear|collStats|indexStats)$/.test(kind))
        throw fail(40600, `${kind} is not allowed to be used within a $facet stage`);
    }
    return [name, context.compile(pipeline as Doc[], context)] as const;
  });
  return function* (input) {
    const docs = [...input];
    yield Object.fromEntries(facets.map(([name, run]) => [name, [...run(docs)]]));
  };
}

export function countAs(spec: unknown): Stage {
  if (typeof spec !== 'string' || spec === '' || spec.startsWith('$') || spec.includes('.'))
    throw fail(40156, 'the count field must be a non-empty string without $ or .');
  return function* (input) {
    let total = 0;
    for (const _doc of input) total++;
    if (total > 0) yield { [spec]: new Int32(total) };
  };
}

export function sortByCount(spec: unknown, context: Context): Stage {
  const grouped = group({ _id: spec, count: { $sum: 1 } }, context);
  return (input) => sortBy([...grouped(input)], [['count', -1]], (doc) => doc);
}

export function* take(input: Stream, limit: number): Stream {
  let left = limit;
  for (const doc of input) {
    yield doc;
    if (--left === 0) return;
  }
}

export function* drop(input: Stream, skip: number): Stream {
  let left = skip;
  for (const doc of input) if (left-- <= 0) yield doc;
}

export function unionWith(spec: unknown, context: Context): Stage {
  const { coll, pipeline = [] } = typeof spec === 'string' ? { coll: spec } : asDoc(spec, '$unionWith');
  if (typeof coll !== 'string') throw unsupported('$unionWith without a collection');
  const run = context.compile(pipeline as Doc[], context);
  return function* (input) {
    yield* input;
    yield* run(context.source!.find(coll, {}));
  };
}
