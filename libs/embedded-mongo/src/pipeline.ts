import { fail, unsupported } from './errors.ts';
import type { Variables } from './expressions.ts';
import { compileFilter } from './match.ts';
import { parseSort, sortBy } from './sort.ts';
import { asDoc, count } from './stage.ts';
import type { CompileStage, Stage, Surroundings } from './stage.ts';
import { countAs, drop, facet, group, lookup, sortByCount, take, unionWith } from './stages-combine.ts';
import { addFields, project, replaceRoot, unset, unwind } from './stages-reshape.ts';
import { isDoc } from './values.ts';
import type { Doc } from './values.ts';

export type { PipelineSource } from './stage.ts';

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
export function compilePipeline(pipeline: Doc[], surroundings: Surroundings): Stage {
  const context = { ...surroundings, compile: compilePipeline };
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
