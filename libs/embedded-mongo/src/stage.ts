import { fail } from './errors.ts';
import type { Variables } from './expressions.ts';
import { fieldsOf, isDoc, toInteger, typeOf } from './values.ts';
import type { Doc } from './values.ts';

/** What stages may ask of the store. */
export interface PipelineSource {
  /** Documents of another collection of the same database that match a filter, through its indexes. */
  find(collection: string, filter: Doc): Iterable<Doc>;
}
export type Stream = Iterable<Doc>;
export type Stage = (input: Stream) => Stream;
/** What a pipeline is compiled with. */
export interface Surroundings {
  variables: Variables;
  source?: PipelineSource;
}
export interface Context extends Surroundings {
  /** Compiles the pipelines inside a stage. */
  compile(pipeline: Doc[], surroundings: Surroundings): Stage;
}
export type CompileStage = (spec: unknown, context: Context) => Stage;

export function* map(input: Stream, apply: (doc: Doc) => Doc): Stream {
  for (const doc of input) yield apply(doc);
}

/** The specification of a stage that takes a document. */
export function asDoc(spec: unknown, stage: string): Doc {
  if (!isDoc(spec)) throw fail(40272, `${stage} specification stage must be an object, got ${typeOf(spec)}`);
  return fieldsOf(spec);
}

/** The number a stage takes. */
export function count(spec: unknown, stage: string, least: number): number {
  const number = toInteger(spec, stage);
  if (number < least)
    throw fail(15958, `the ${stage} must be ${least === 0 ? 'non-negative' : 'positive'}, got ${number}`);
  return number;
}
