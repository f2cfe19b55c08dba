import { Int32 } from 'bson';
import { fail, unsupported } from './errors.ts';
import { ACCUMULATORS, compileExpression, evaluator } from './expressions.ts';
import type { Variables } from './expressions.ts';
import { encodeKey } from './keys.ts';
import { compileFilter } from './match.ts';
import { compileProjection } from './projection.ts';
import { parseSort, sortBy } from './sort.ts';
import { fieldsOf, inspect, isDoc, toInteger, truthy, typeOf } from './values.ts';
import type { Doc } from './values.ts';

/** What stages may ask of the store. */
export interface PipelineSource {
  /** Documents of another collection of the same database that match a filter, through its indexes. */
  find(collection: string, filter: Doc): Iterable<Doc>;
}
type Stream = Iterable<Doc>;
type Stage = (input: Stream) => Stream;
interface Context {
  variables: Variables;
  source?: PipelineSource;
}
type CompileStage = (spec: unknown, context: Context) => Stage;

function* map(input: Stream, apply: (doc: Doc) => Doc): Stream {
  for (const doc of input) yield apply(doc);
}

function asDoc(spec: unknown, stage: string): Doc {
  if (!isDoc(spec)) throw fail(40272, `${stage} specification stage must be an object, got ${typeOf(spec)}`);
  return fieldsOf(spec);
}

function count(spec: unknown, stage: string, least: number): number {
  const number = toInteger(spec, stage);
  if (number < least)
    throw fail(15958, `the ${stage} must be ${least === 0 ? 'non-negative' : 'positive'}, got ${number}`);
  return number;
}

/** `$set` as stages and pipeline updates know it: paths, nested documents and expressions, into arrays as well. */
function addFields(spec: unknown, { variables }: Context): Stage {
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

function withField(target: unknown, parts: readonly string[], at: number, value: unknown): unknown {
  if (at === parts.length) return value;
  if (Array.isArray(target)) return target.map((item) => withField(item, parts, at, value));
  const doc = { ...(isDoc(target) ? fieldsOf(target) : {}) };
  const part = parts[at]!;
  const inner = withField(doc[part], parts, at + 1, value);
  if (inner === undefined) delete doc[part];
  else doc[part] = inner;
  return doc;
}

function unset(spec: unknown, context: Context): Stage {
  const names = Array.isArray(spec) ? spec : [spec];
  if (names.length === 0 || names.some((name) => typeof name !== 'string')) {
    throw fail(31002, '$unset specification must be a string or an array containing only string values');
  }
  return project(Object.fromEntries(names.map((name) => [name, 0])), context);
}

function project(spec: unknown, { variables }: Context): Stage {
  const fields = asDoc(spec, '$project');
  if (Object.keys(fields).length === 0)
    throw fail(51272, 'Invalid $project: it must have at least one field');
  const apply = compileProjection(fields, variables, false);
  return (input) => map(input, (doc) => apply(doc));
}

function replaceRoot(expression: unknown, { variables }: Context): Stage {
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

function unwind(spec: unknown): Stage {
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

function group(spec: unknown, { variables }: Context): Stage {
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

function lookup(spec: unknown, { variables, source }: Context): Stage {
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
    vars.length === 0 && pipeline !== undefined
      ? compilePipeline(pipeline as Doc[], { variables, source })
      : undefined;
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
          fixed ?? compilePipeline(pipeline as Doc[], { variables: { ...variables, ...bound }, source })
        )(found);
      }
      return withField(root, as.split('.'), 0, [...found]) as Doc;
    });
}

function facet(spec: unknown, context: Context): Stage {
  const facets = Object.entries(asDoc(spec, '$facet')).map(([name, pipeline]) => {
    for (const stage of pipeline as Doc[]) {
      const [kind = ''] = Object.keys(stage);
      if (/^\$(out|merge|facet|geoNear|collStats|indexStats)$/.test(kind))
        throw fail(40600, `${kind} is not allowed to be used within a $facet stage`);
    }
    return [name, compilePipeline(pipeline as Doc[], context)] as const;
  });
  return function* (input) {
    const docs = [...input];
    yield Object.fromEntries(facets.map(([name, run]) => [name, [...run(docs)]]));
  };
}

function countAs(spec: unknown): Stage {
  if (typeof spec !== 'string' || spec === '' || spec.startsWith('$') || spec.includes('.'))
    throw fail(40156, 'the count field must be a non-empty string without $ or .');
  return function* (input) {
    let total = 0;
    for (const _doc of input) total++;
    if (total > 0) yield { [spec]: new Int32(total) };
  };
}

function sortByCount(spec: unknown, context: Context): Stage {
  const grouped = group({ _id: spec, count: { $sum: 1 } }, context);
  return (input) => sortBy([...grouped(input)], [['count', -1]], (doc) => doc);
}

function* take(input: Stream, limit: number): Stream {
  let left = limit;
  for (const doc of input) {
    yield doc;
    if (--left === 0) return;
  }
}

function* drop(input: Stream, skip: number): Stream {
  let left = skip;
  for (const doc of input) if (left-- <= 0) yield doc;
}

function unionWith(spec: unknown, { variables, source }: Context): Stage {
  const { coll, pipeline = [] } = typeof spec === 'string' ? { coll: spec } : asDoc(spec, '$unionWith');
  if (typeof coll !== 'string') throw unsupported('$unionWith without a collection');
  const run = compilePipeline(pipeline as Doc[], { variables, source });
  return function* (input) {
    yield* input;
    yield* run(source!.find(coll, {}));
  };
}

const STAGES: Record<string, CompileStage> = {
  $match: (spec, { variables }) => {
    const matches = compileFilter(asDoc(spec, '$match'), variables);
    return function* (input) {
      for (const doc of input) if (matches(doc)) yield doc;
    };
  },
  $sort: (spec) => {
    const pattern = parseSort(asDoc(spec, '$sort'));
    if (pattern.length === 0) throw fail(15976, '$sort stage must have at least one sort key');
    return (input) => sortBy([...input], pattern, (doc) => doc);
  },
  $limit: (spec) => {
    const limit = count(spec, 'limit', 1);
    return (input) => take(input, limit);
  },
  $skip: (spec) => {
    const skip = count(spec, 'skip', 0);
    return (input) => drop(input, skip);
  },
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceWith: replaceRoot,
  $replaceRoot: (spec, context) => replaceRoot(asDoc(spec, '$replaceRoot').newRoot, context),
  $unwind: unwind,
  $group: group,
  $lookup: lookup,
  $facet: facet,
  $count: countAs,
  $sortByCount: sortByCount,
  $unionWith: unionWith,
};

/** Stages MongoDB has and this store has not; anything else is simply unknown. */
const REFUSED = new Set(
  (
    '$bucket $bucketAuto $changeStream $changeStreamSplitLargeEvent $collStats $currentOp $densify $documents $fill ' +
    '$geoNear $graphLookup $indexStats $listLocalSessions $listSampledQueries $listSearchIndexes $listSessions ' +
    '$planCacheStats $redact $sample $search $searchMeta $setWindowFields $shardedDataDistribution $vectorSearch'
  ).split(' '),
);

/** Compiles a pipeline without `$out` and `$merge`, which the aggregate command carries out itself. */
export function compilePipeline(pipeline: Doc[], context: Context): Stage {
  const stages = pipeline.map((stage) => {
    const [entry, ...others] = isDoc(stage) ? Object.entries(stage) : [];
    if (!entry || others.length > 0)
      throw fail(40323, 'A pipeline stage specification object must contain exactly one field.');
    const [name, spec] = entry;
    if (Object.hasOwn(STAGES, name)) return STAGES[name]!(spec, context);
    if (REFUSED.has(name)) throw unsupported(`the aggregation stage ${name}`);
    if (name === '$out' || name === '$merge')
      throw fail(40601, `${name} can only be the final stage in the pipeline`);
    throw fail(40324, `Unrecognized pipeline stage name: '${name}'`);
  });
  return (input) => stages.reduce((stream, stage) => stage(stream), input);
}

const UPDATE_STAGES = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);

/** Compiles the pipeline of an update, which may only reshape its document. */
export function compileUpdatePipeline(pipeline: Doc[], variables: Variables): (doc: Doc) => Doc {
  for (const stage of pipeline) {
    const [name = ''] = Object.keys(stage);
    if (!UPDATE_STAGES.has(name)) throw fail(72, `${name} is not allowed to be used within an update`);
  }
  const run = compilePipeline(pipeline, { variables });
  return (doc) => [...run([doc])][0]!;
}
