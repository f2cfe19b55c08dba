import { Int32 } from 'bson';
import { fail, lookUp } from './errors.ts';
import { compileExpression, evaluator, type Variables } from './expressions.ts';
import { any, doc as document, docs, flag, parse, text } from './fields.ts';
import { identity } from './keys.ts';
import { compileFilter } from './match.ts';
import { ACCUMULATORS } from './operators.ts';
import { compileProjection } from './projection.ts';
import { parseSort, sortBy } from './sort.ts';
import { type Doc, fieldOf, inspect, isDoc, isOperators, mapValues, toInteger } from './values.ts';

type Stream = Iterable<Doc>;
export type Stage = (input: Stream) => Stream;
/** What a pipeline is compiled with: its variables, and other collections of its database through their indexes. */
export interface Context {
  variables: Variables;
  find?: (collection: string, filter: Doc) => Stream;
}
type CompileStage = (spec: unknown, context: Context) => Stage;

const map = (change: (doc: Doc) => Doc): Stage =>
  function* (input) {
    for (const doc of input) yield change(doc);
  };

/** A document or array with another value at a path; arrays on the way are entered, `undefined` removes. */
function withField(target: unknown, [part, ...rest]: string[], value: unknown): unknown {
  if (part === undefined) return value;
  if (Array.isArray(target)) return target.map((item) => withField(item, [part, ...rest], value));
  const doc = { ...(isDoc(target) ? target : {}) };
  const inner = withField(doc[part], rest, value);
  if (inner === undefined) delete doc[part];
  else doc[part] = inner;
  return doc;
}

function flatten(spec: Doc, prefix = ''): [path: string, expression: unknown][] {
  return Object.entries(spec).flatMap(([name, value]): [string, unknown][] => {
    if (name.startsWith('$')) throw fail(16410, `FieldPath field names may not start with '$': ${name}`);
    const nested = isDoc(value) && Object.keys(value).length > 0 && !isOperators(value);
    return nested ? flatten(value, `${prefix}${name}.`) : [[prefix + name, value]];
  });
}

const addFields: CompileStage = (spec, { variables }) => {
  const fields = flatten(document(spec, '$set')).map(
    ([path, value]) => [path.split('.'), compileExpression(value)] as const,
  );
  return map((root) => {
    const values = fields.map(([path, evaluate]) => [path, evaluate({ root, variables })] as const);
    return values.reduce<Doc>((doc, [path, value]) => withField(doc, [...path], value) as Doc, root);
  });
};

const project: CompileStage = (spec, { variables }) => {
  const fields = document(spec, '$project');
  if (Object.keys(fields).length === 0)
    throw fail(51272, 'Invalid $project: it must have at least one field');
  return map(compileProjection(fields, variables, false));
};

const replaceRoot: CompileStage = (expression, { variables }) => {
  const evaluate = evaluator(expression, variables);
  return map((doc) => {
    const root = evaluate(doc);
    if (isDoc(root)) return root;
    throw fail(
      40228,
      `'newRoot' expression must evaluate to an object, but resulting value was: ${inspect(root)}`,
    );
  });
};

const unwind: CompileStage = (spec) => {
  const options = { path: text, includeArrayIndex: text, preserveNullAndEmptyArrays: flag };
  const given = parse(isDoc(spec) ? spec : { path: spec }, options, '$unwind');
  const { path = '', includeArrayIndex, preserveNullAndEmptyArrays } = given;
  if (!path.startsWith('$'))
    throw fail(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  const parts = path.slice(1).split('.');
  const numbered = (doc: unknown, index: number | null): Doc =>
    (includeArrayIndex ? withField(doc, includeArrayIndex.split('.'), index) : doc) as Doc;
  return function* (input) {
    for (const doc of input) {
      const value = parts.reduce<unknown>(fieldOf, doc);
      const items = Array.isArray(value) ? value : [];
      for (const [i, item] of items.entries()) yield numbered(withField(doc, parts, item), i);
      const isEmpty = Array.isArray(value) || value === null || value === undefined;
      if (items.length > 0 || (isEmpty && !preserveNullAndEmptyArrays)) continue;
      yield numbered(Array.isArray(value) ? withField(doc, parts, undefined) : doc, null);
    }
  };
};

const group: CompileStage = (spec, { variables }) => {
  const { _id: id, ...fields } = document(spec, '$group');
  if (id === undefined) throw fail(15955, 'a group specification must include an _id');
  const key = evaluator(id, variables);
  const columns = Object.entries(fields).map(([name, expression]) => {
    const [[operator, operand] = ['', null], ...others] = Object.entries(document(expression, name));
    if (others.length > 0) throw fail(40238, `The field '${name}' must specify one accumulator`);
    const accumulate = lookUp(ACCUMULATORS, operator, 'unknown group operator', 15952);
    return { name, accumulate, evaluate: evaluator(operator === '$count' ? null : operand, variables) };
  });
  return function* (input) {
    const groups = new Map<string, { _id: unknown; docs: Doc[] }>();
    for (const doc of input) {
      const _id = key(doc) ?? null;
      const known = groups.get(identity(_id));
      if (known) known.docs.push(doc);
      else groups.set(identity(_id), { _id, docs: [doc] });
    }
    for (const { _id, docs: members } of groups.values()) {
      const values = columns.map(({ name, accumulate, evaluate }) => [
        name,
        accumulate(members.map(evaluate)),
      ]);
      yield { _id, ...(Object.fromEntries(values) as Doc) };
    }
  };
};

const lookup: CompileStage = (spec, context) => {
  const options = {
    from: text,
    as: text,
    localField: text,
    foreignField: text,
    let: document,
    pipeline: docs,
  };
  const given = parse(document(spec, '$lookup'), options, '$lookup');
  const { from, as, localField, foreignField, let: bindings = {}, pipeline } = given;
  const complete = localField === undefined ? pipeline !== undefined : foreignField !== undefined;
  if (from === undefined || as === undefined || !complete)
    throw fail(9, '$lookup requires from, as, and localField with foreignField or a pipeline');
  const local = evaluator(localField === undefined ? null : `$${localField}`);
  const vars = mapValues(bindings, (value) => evaluator(value, context.variables));
  return map((root) => {
    const value = local(root) ?? null;
    const filter: Doc = { [String(foreignField)]: Array.isArray(value) ? { $in: value } : { $eq: value } };
    const found = context.find!(from, localField === undefined ? {} : filter);
    const bound = mapValues(vars, (evaluate) => (evaluate as ReturnType<typeof evaluator>)(root));
    const inner = { ...context, variables: { ...context.variables, ...bound } };
    return withField(root, as.split('.'), [...compilePipeline(pipeline ?? [], inner)(found)]) as Doc;
  });
};

const unionWith: CompileStage = (spec, context) => {
  const options = { coll: text, pipeline: docs };
  const given = isDoc(spec) ? parse(spec, options, '$unionWith') : { coll: text(spec, '$unionWith') };
  const { coll } = given;
  if (coll === undefined) throw fail(9, '$unionWith requires coll');
  const [first, ...rest] = given.pipeline ?? [];
  // A leading $match is answered through the collection's indexes.
  const matched = first !== undefined && '$match' in first;
  const filter = matched ? document(first['$match'], '$match') : {};
  const run = compilePipeline(matched ? rest : (given.pipeline ?? []), context);
  return function* (input) {
    yield* input;
    yield* run(context.find!(coll, filter));
  };
};

const facet: CompileStage = (spec, context) => {
  const facets = mapValues(document(spec, '$facet'), (pipeline) => {
    const stages = docs(pipeline, '$facet');
    if (stages.some((stage) => '$facet' in stage))
      throw fail(40600, '$facet is not allowed within a $facet stage');
    return compilePipeline(stages, context);
  });
  return function* (input) {
    const all = [...input];
    yield mapValues(facets, (run) => [...(run as Stage)(all)]);
  };
};

const countAs: CompileStage = (spec) => {
  const name = text(spec, '$count');
  if (name === '' || name.startsWith('$') || name.includes('.'))
    throw fail(40156, 'the count field must be a non-empty string without $ or .');
  return function* (input) {
    const total = [...input].length;
    if (total > 0) yield { [name]: new Int32(total) };
  };
};

/** `$skip` and `$limit`: the documents from one number up to another. */
export function* slice<T>(input: Iterable<T>, skip: number, limit: number): Generator<T> {
  let at = 0;
  for (const item of input) {
    if (at++ >= skip) yield item;
    if (at >= skip + limit) return;
  }
}

function positive(spec: unknown, stage: string): number {
  const number = toInteger(spec, stage);
  if (number < (stage === '$limit' ? 1 : 0))
    throw fail(15958, `the number of ${stage} must be positive, got ${number}`);
  return number;
}

const RESHAPING: Record<string, CompileStage> = {
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: (spec, context) => {
    const names = (Array.isArray(spec) ? spec : [spec]).map((name) => text(name, '$unset'));
    return project(Object.fromEntries(names.map((name) => [name, 0])), context);
  },
  $replaceWith: replaceRoot,
  $replaceRoot: (spec, context) =>
    replaceRoot(parse(document(spec, '$replaceRoot'), { newRoot: any }, '$replaceRoot').newRoot, context),
};
const STAGES: Record<string, CompileStage> = {
  ...RESHAPING,
  $match: (spec, { variables }) => {
    const matches = compileFilter(document(spec, '$match'), variables);
    return function* (input) {
      for (const doc of input) if (matches(doc)) yield doc;
    };
  },
  $sort: (spec) => {
    const pattern = parseSort(document(spec, '$sort'));
    if (pattern.length === 0) throw fail(15976, '$sort stage must have at least one sort key');
    return (input) => sortBy(input, pattern, (doc) => doc);
  },
  $limit: (spec) => {
    const limit = positive(spec, '$limit');
    return (input) => slice(input, 0, limit);
  },
  $skip: (spec) => {
    const skip = positive(spec, '$skip');
    return (input) => slice(input, skip, Infinity);
  },
  $unwind: unwind,
  $group: group,
  $lookup: lookup,
  $unionWith: unionWith,
  $facet: facet,
  $count: countAs,
};

/** Compiles a pipeline without `$out` and `$merge`, which the aggregate command carries out itself. */
export function compilePipeline(pipeline: Doc[], context: Context, stages = STAGES): Stage {
  const compiled = pipeline.map((stage) => {
    const [[name, spec] = ['', null], ...others] = Object.entries(stage);
    if (others.length > 0)
      throw fail(40323, 'A pipeline stage specification object must contain exactly one field.');
    if (name === '$out' || name === '$merge')
      throw fail(40601, `${name} can only be the final stage in the pipeline`);
    return lookUp(stages, name, 'Unrecognized pipeline stage name', 40324)(spec, context);
  });
  return (input) => compiled.reduce((stream, stage) => stage(stream), input);
}

/** Compiles the pipeline of an update, which may only reshape its document. */
export function compileUpdatePipeline(pipeline: Doc[], variables: Variables): (doc: Doc) => Doc {
  const other = pipeline
    .flatMap((stage) => Object.keys(stage))
    .find((name) => name in STAGES && !(name in RESHAPING));
  if (other) throw fail(72, `${other} is not allowed to be used within an update`);
  const run = compilePipeline(pipeline, { variables }, RESHAPING);
  return (doc) => [...run([doc])][0]!;
}
