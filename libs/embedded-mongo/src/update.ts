import { ObjectId } from 'bson';
import { fail, unsupported } from './errors.ts';
import type { Variables } from './expressions.ts';
import { encodeKey } from './keys.ts';
import { compileFilter, isOperators } from './match.ts';
import type { Matcher } from './match.ts';
import { compileUpdatePipeline } from './pipeline.ts';
import { UPDATE_OPERATORS } from './update-operators.ts';
import type { Apply } from './update-operators.ts';
import { expandPath, isPositional, locate, read, write } from './update-paths.ts';
import { fieldsOf, inspect, isDoc, typeOf } from './values.ts';
import type { Doc } from './values.ts';

/** Changes a decoded document in place, or returns its replacement. */
export type Update = (doc: Doc, context: { position?: number; inserting: boolean }) => Doc;

interface Step {
  operator: string;
  path: string;
  parts: string[];
  creates: boolean;
  /** The field a `$rename` takes its value from. */
  source?: string[];
  apply?: Apply;
}

function checkPath(path: string, operator: string): string[] {
  const parts = path.split('.');
  if (path === '') throw fail(56, 'An empty update path is not valid.');
  if (parts.includes('')) {
    throw fail(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  }
  if (isPositional(parts[0]!)) {
    throw fail(2, `Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
  }
  const dollar = parts.find(
    (part) => part.startsWith('$') && !isPositional(part) && !/^\$(ref|id|db)$/.test(part),
  );
  if (dollar && operator !== '$unset') {
    throw fail(52, `The dollar ($) prefixed field '${dollar}' in '${path}' is not valid for storage.`);
  }
  if (parts.includes('__proto__')) throw unsupported("the field name '__proto__'");
  return parts;
}

function checkConflicts(paths: string[]): void {
  for (const [i, path] of paths.entries()) {
    const other = paths.find(
      (candidate, j) => i !== j && (candidate === path || candidate.startsWith(`${path}.`)),
    );
    if (other) throw fail(40, `Updating the path '${other}' would create a conflict at '${path}'`);
  }
}

function parseField(operator: string, path: string, operand: unknown): Step {
  const parts = checkPath(path, operator);
  if (operator !== '$rename') {
    const { compile, creates } = UPDATE_OPERATORS[operator]!;
    return { operator, path, parts, creates, apply: compile(operand) };
  }
  if (typeof operand !== 'string') {
    throw fail(2, `The 'to' field for $rename must be a string: ${path}: ${inspect(operand)}`);
  }
  const target = checkPath(operand, operator);
  if ([...parts, ...target].some(isPositional)) {
    throw fail(2, `The source and destination field for $rename may not be dynamic: ${path}`);
  }
  return { operator, path: operand, parts: target, creates: true, source: parts };
}

/** MongoDB adds new fields in the order of their names, those that are numbers by value. */
function byPath(a: Step, b: Step): number {
  for (let i = 0; i < Math.min(a.parts.length, b.parts.length); i++) {
    const [x, y] = [a.parts[i]!, b.parts[i]!];
    if (x !== y) return (/^\d+$/.test(x) && /^\d+$/.test(y) ? Number(x) - Number(y) : 0) || (x < y ? -1 : 1);
  }
  return a.parts.length - b.parts.length;
}

function parseSteps(update: Doc): Step[] {
  const steps = Object.entries(update).flatMap(([operator, fields]) => {
    if (operator !== '$rename' && !Object.hasOwn(UPDATE_OPERATORS, operator)) {
      const expected = 'Expected a valid update modifier or pipeline-style update specified as an array';
      throw fail(9, `Unknown modifier: ${operator}. ${expected}`);
    }
    if (!isDoc(fields)) {
      throw fail(9, `Modifiers operate on fields but we found type ${typeOf(fields)} instead: ${operator}`);
    }
    return Object.entries(fieldsOf(fields)).map(([path, operand]) => parseField(operator, path, operand));
  });
  checkConflicts(steps.flatMap(({ path, source }) => (source ? [path, source.join('.')] : [path])));
  return steps.sort(byPath);
}

function rename(doc: Doc, { parts, source }: Step): void {
  const from = locate(doc, source!, false);
  const value = from && read(from);
  if (value === undefined) return;
  for (const path of [source!, parts]) {
    for (let i = 1; i < path.length; i++) {
      const holder = locate(doc, path.slice(0, i), false);
      if (holder && Array.isArray(read(holder))) {
        throw fail(2, `$rename cannot reach into an array: '${path.join('.')}'`);
      }
    }
  }
  delete (from!.holder as Doc)[from!.name];
  write(locate(doc, parts, true)!, value);
}

function parseArrayFilters(filters: Doc[], paths: string[]): Map<string, Matcher> {
  const byName = new Map<string, Matcher>();
  for (const filter of filters) {
    const names = new Set(identifiers(filter));
    const [name] = names;
    if (name === undefined || names.size > 1) {
      throw fail(9, `Expected a single top-level field name in an array filter, found ${inspect(filter)}`);
    }
    if (byName.has(name))
      throw fail(9, `Found multiple array filters with the same top-level field name ${name}`);
    if (!paths.some((path) => path.includes(`$[${name}]`))) {
      throw fail(9, `The array filter for identifier '${name}' was not used in the update`);
    }
    byName.set(name, compileFilter(filter));
  }
  return byName;
}

function identifiers(filter: Doc): string[] {
  return Object.entries(filter).flatMap(([name, value]) =>
    name.startsWith('$') && Array.isArray(value)
      ? value.flatMap((item) => identifiers(item as Doc))
      : [name.split('.')[0]!],
  );
}

function compileOperators(update: Doc, arrayFilters: Doc[]): Update {
  const steps = parseSteps(update);
  const filters = parseArrayFilters(
    arrayFilters,
    steps.map(({ path }) => path),
  );
  return (doc, { position, inserting }) => {
    const active = steps.filter(({ operator }) => operator !== '$setOnInsert' || inserting);
    // Positions are those of the document as it was: one step must not move another's.
    const expanded = active.map((step) => ({ step, paths: expandPath(doc, step.parts, position, filters) }));
    for (const { step, paths } of expanded) {
      if (step.source) {
        rename(doc, step);
        continue;
      }
      for (const parts of paths) {
        const place = locate(doc, parts, step.creates);
        if (place) step.apply!(place);
      }
    }
    return doc;
  };
}

/** Compiles an update of any kind: operators, a whole replacement, or a pipeline. */
export function compileUpdate(
  update: unknown,
  arrayFilters: Doc[],
  variables: Variables,
  constants: Variables,
): Update {
  let apply: Update;
  if (Array.isArray(update)) {
    if (arrayFilters.length > 0) throw fail(9, 'arrayFilters may not be specified for pipeline-syle updates');
    const run = compileUpdatePipeline(update as Doc[], { ...variables, ...constants });
    apply = (doc) => keepingId(doc, run(doc));
  } else if (isOperators(update)) {
    apply = compileOperators(update, arrayFilters);
  } else if (isDoc(update)) {
    if (arrayFilters.length > 0)
      throw fail(9, 'arrayFilters may not be specified for replacement-style updates');
    const replacement = fieldsOf(update);
    apply = (doc) => keepingId(doc, replacement);
  } else {
    throw fail(9, 'Update argument must be either an object or an array');
  }
  return (doc, context) => {
    const id = doc._id === undefined ? undefined : encodeKey(doc._id);
    const result = apply(doc, context);
    if (id === undefined) return withId(result, '_id' in result ? result._id : new ObjectId());
    if (!('_id' in result) || !encodeKey(result._id).equals(id)) {
      throw fail(66, `Performing an update on the path '_id' would modify the immutable field '_id'`);
    }
    return withId(result, result._id);
  };
}

/** A document that replaces another takes over its `_id`, unless it brings its own. */
const keepingId = (old: Doc, doc: Doc): Doc =>
  '_id' in doc || !('_id' in old) ? doc : { _id: old._id, ...doc };

/** `_id` always comes first in a stored document. */
const withId = (doc: Doc, id: unknown): Doc =>
  Object.keys(doc)[0] === '_id' ? doc : { _id: id, ...without(doc, '_id') };

function without(doc: Doc, name: string): Doc {
  const { [name]: _dropped, ...rest } = doc;
  return rest;
}

/** The document an upsert begins with: what the filter says fields are equal to. */
export function upsertBase(filter: Doc): Doc {
  const doc: Doc = {};
  const seen: string[] = [];
  const collect = (part: Doc): void => {
    for (const [path, condition] of Object.entries(fieldsOf(part))) {
      if (path === '$and' || (path === '$or' && (condition as Doc[]).length === 1))
        (condition as Doc[]).forEach(collect);
      if (path.startsWith('$') || typeOf(condition) === 'regex') continue;
      if (isOperators(condition) && !('$eq' in condition)) continue;
      const clash = seen.find(
        (other) => other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`),
      );
      if (clash) throw fail(54, `cannot infer query fields to set, path '${path}' is matched twice`);
      seen.push(path);
      write(locate(doc, path.split('.'), true)!, isOperators(condition) ? condition.$eq : condition);
    }
  };
  collect(filter);
  return doc;
}

/** A replacement that is inserted takes only `_id` from the filter. */
export function replacementBase(filter: Doc): Doc {
  const { _id: id } = upsertBase(filter);
  return id === undefined ? {} : { _id: id };
}
