import { ObjectId } from 'bson';
import { fail, lookUp, unsupported } from './errors.ts';
import type { Variables } from './expressions.ts';
import { docs } from './fields.ts';
import { equal } from './keys.ts';
import type { Matcher } from './match-value.ts';
import { compileFilter } from './match.ts';
import { compileUpdatePipeline } from './pipeline.ts';
import { UPDATE_OPERATORS, type Change } from './update-operators.ts';
import { type Doc, fieldOf, inspect, isDoc, isModifiers, isOperators, typeOf } from './values.ts';

/** Changes a decoded document in place, or returns its replacement. `position` is what the filter matched. */
export type Update = (doc: Doc, inserting: boolean, position?: number) => Doc;

interface Step {
  operator: string;
  path: string;
  parts: string[];
  change: Change;
}
/** These do not make what is missing on the way to their field. */
const REMOVING = ['$unset', '$pop', '$pull', '$pullAll'];
const PADDING_LIMIT = 1_500_000;
const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);
const isPositional = (part: string): boolean => part === '$' || part.startsWith('$[');

/** Puts a changed value at a path. Documents missing on the way are made where there is something to put. */
function changeAt(doc: Doc, parts: string[], creates: boolean, change: Change): void {
  let holder = doc;
  for (const [i, part] of parts.entries()) {
    const old = Object.hasOwn(holder, part) ? holder[part] : undefined;
    const next = parts[i + 1];
    if (next === undefined) return put(holder, part, change(old, parts.join('.')));
    const inner = old === undefined && creates ? {} : old;
    const enters = isDoc(inner) || (Array.isArray(inner) && isIndex(next));
    if (!enters && !creates) return;
    if (!enters) throw fail(28, `Cannot create field '${next}' in element {${part}: ${inspect(inner)}}`);
    if (inner !== old) put(holder, part, inner);
    holder = inner as Doc;
  }
}

function put(holder: Doc | unknown[], name: string, value: unknown): void {
  if (!Array.isArray(holder)) {
    if (value === undefined) delete holder[name];
    else holder[name] = value;
    return;
  }
  const index = Number(name);
  if (value === undefined && index >= holder.length) return;
  if (index > holder.length + PADDING_LIMIT)
    throw fail(2, `can't backfill more than ${PADDING_LIMIT} elements`);
  while (holder.length < index) holder.push(null);
  holder[index] = value ?? null;
}

/** Replaces `$`, `$[]` and `$[name]` in a path by the array positions they stand for in this document. */
function expandPath(
  doc: Doc,
  parts: string[],
  position: number | undefined,
  filters: Map<string, Matcher>,
): string[][] {
  const at = parts.findIndex(isPositional);
  if (at < 0) return [parts];
  const [head, marker, tail] = [parts.slice(0, at), parts[at]!, parts.slice(at + 1)];
  const further = (i: number): string[][] =>
    expandPath(doc, [...head, String(i), ...tail], position, filters);
  if (marker === '$') {
    if (position !== undefined) return further(position);
    throw fail(2, 'The positional operator did not find the match needed from the query.');
  }
  const array = head.reduce<unknown>(
    (value, part) => (Array.isArray(value) ? value[Number(part)] : fieldOf(value, part)),
    doc,
  );
  if (array === undefined) throw fail(2, `The path '${head.join('.')}' must exist to apply array updates`);
  if (!Array.isArray(array))
    throw fail(2, `Cannot apply array updates to non-array element ${head.at(-1)}: ${inspect(array)}`);
  const name = marker.slice(2, -1);
  const filter = name === '' ? () => true : filters.get(name);
  if (!filter) throw fail(2, `No array filter found for identifier '${name}' in path '${parts.join('.')}'`);
  return array.flatMap((item, i) => (filter({ [name]: item }) ? further(i) : []));
}

/**
 * A changed document has `$` names at its top only as a DBRef's fields, in order; inserts may have others.
 */
function checkTopLevelName(doc: Doc, name: string): void {
  if (!name.startsWith('$') || !Object.hasOwn(doc, name)) return;
  const names = Object.keys(doc);
  const at = names.indexOf(name);
  const follows = (other: string): boolean => names[at - 1] === other;
  const text = typeof doc[name] === 'string';
  switch (name) {
    case '$db':
      if (!text) throw fail(55, `The DBRef $db field must be a String, not a ${typeOf(doc[name])}`);
      if (!follows('$id')) throw fail(55, 'Found $db field without a $id before it, which is invalid.');
      return;
    case '$id':
      if (!follows('$ref')) throw fail(55, 'Found $id field without a $ref before it, which is invalid.');
      return;
    case '$ref':
      if (!text) throw fail(55, `The DBRef $ref field must be a String, not a ${typeOf(doc[name])}`);
      if (names[at + 1] !== '$id') throw fail(55, 'The DBRef $ref field must be followed by a $id field');
      return;
    default:
      throw fail(
        52,
        `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      );
  }
}

function parsePath(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes(''))
    throw fail(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  if (isPositional(parts[0]!))
    throw fail(2, `Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
  if (parts.includes('__proto__')) throw unsupported("the field name '__proto__'");
  return parts;
}

/** MongoDB adds new fields in the order of their names, those that are numbers by value. */
function byPath({ parts: a }: Step, { parts: b }: Step): number {
  const at = a.findIndex((part, i) => part !== b[i]);
  const [x = '', y = ''] = [a[at], b[at]];
  return (isIndex(x) && isIndex(y) ? Number(x) - Number(y) : 0) || (x < y ? -1 : 1);
}

function parseSteps(update: Doc): Step[] {
  const steps = Object.entries(update).flatMap(([operator, fields]) => {
    const compile = lookUp(UPDATE_OPERATORS, operator, 'Unknown modifier', 9);
    if (!isDoc(fields))
      throw fail(9, `Modifiers operate on fields but we found type ${typeOf(fields)} instead: ${operator}`);
    return Object.entries(fields).map(([path, operand]) => {
      return { operator, path, parts: parsePath(path), change: compile(operand) };
    });
  });
  for (const [i, { path }] of steps.entries()) {
    const other = steps.find((step, j) => i !== j && `${step.path}.`.startsWith(`${path}.`));
    if (other) throw fail(40, `Updating the path '${other.path}' would create a conflict at '${path}'`);
  }
  return steps.sort(byPath);
}

/** The fields an array filter is about, which begin with the name it has in paths. */
const identifiers = (filter: Doc): string[] =>
  Object.entries(filter).flatMap(([name, value]) =>
    name.startsWith('$') && Array.isArray(value)
      ? (value as Doc[]).flatMap(identifiers)
      : [name.split('.')[0]!],
  );

function parseArrayFilters(filters: Doc[], steps: Step[]): Map<string, Matcher> {
  const byName = new Map<string, Matcher>();
  for (const filter of filters) {
    const [name, other] = new Set(identifiers(filter));
    if (name === undefined || other !== undefined || byName.has(name))
      throw fail(
        9,
        `Expected a single top-level field name of its own in an array filter, found ${inspect(filter)}`,
      );
    if (!steps.some(({ parts }) => parts.includes(`$[${name}]`)))
      throw fail(9, `The array filter for identifier '${name}' was not used in the update`);
    byName.set(name, compileFilter(filter));
  }
  return byName;
}

function compileOperators(update: Doc, arrayFilters: Doc[]): Update {
  const steps = parseSteps(update);
  const filters = parseArrayFilters(arrayFilters, steps);
  return (doc, inserting, position) => {
    const active = steps.filter(({ operator }) => operator !== '$setOnInsert' || inserting);
    // Positions are those of the document as it was: one step must not move another's.
    const paths = active.map(({ parts }) => expandPath(doc, parts, position, filters));
    for (const [i, { operator, change }] of active.entries())
      for (const parts of paths[i]!) {
        changeAt(doc, parts, !REMOVING.includes(operator), change);
        if (!inserting && parts.length === 1) checkTopLevelName(doc, parts[0]!);
      }
    return doc;
  };
}

/** A document that replaces another takes over its `_id`, unless it brings its own. */
const replacing =
  (replacement: (doc: Doc) => Doc): Update =>
  (doc) => ({ ...('_id' in doc ? { _id: doc._id } : {}), ...replacement(doc) });

/** Only a pipeline may put names with `$` at the top of a stored document. */
const replacingBy = (replacement: Doc): Update => {
  const replace = replacing(() => replacement);
  return (doc, inserting) => {
    if (!inserting) for (const name of Object.keys(replacement)) checkTopLevelName(replacement, name);
    return replace(doc, inserting);
  };
};

function compileKind(update: unknown, arrayFilters: Doc[], variables: Variables): Update {
  if (isModifiers(update)) return compileOperators(update, arrayFilters);
  if (arrayFilters.length > 0) throw fail(9, 'arrayFilters may only be specified for updates with operators');
  if (Array.isArray(update)) return replacing(compileUpdatePipeline(docs(update, 'u'), variables));
  if (isDoc(update)) return replacingBy(update);
  throw fail(9, 'Update argument must be either an object or an array');
}

/** Compiles an update of any kind: operators, a whole replacement, or a pipeline. `_id` stays, and comes first. */
export function compileUpdate(update: unknown, arrayFilters: Doc[], variables: Variables): Update {
  const apply = compileKind(update, arrayFilters, variables);
  return (doc, inserting, position) => {
    const before = doc._id;
    const result = apply(doc, inserting, position);
    if (before !== undefined && !('_id' in result && equal(result._id, before)))
      throw fail(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
    if (Object.keys(result)[0] === '_id') return result;
    const { _id: id = new ObjectId(), ...rest } = result;
    return { _id: id, ...rest };
  };
}

/** The document an upsert begins with: what the filter says fields are equal to. A replacement takes only `_id`. */
export function upsertBase(filter: Doc, update: unknown): Doc {
  const doc: Doc = {};
  const seen: string[] = [];
  const collect = (part: Doc): void => {
    for (const [path, condition] of Object.entries(part)) {
      const either = path === '$or' && (condition as Doc[]).length === 1;
      if (path === '$and' || either) (condition as Doc[]).forEach(collect);
      if (path.startsWith('$') || typeOf(condition) === 'regex') continue;
      if (isOperators(condition) && !('$eq' in condition)) continue;
      if (seen.some((other) => `${other}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${other}.`)))
        throw fail(54, `cannot infer query fields to set, path '${path}' is matched twice`);
      seen.push(path);
      changeAt(doc, path.split('.'), true, () => (isOperators(condition) ? condition.$eq : condition));
    }
  };
  collect(filter);
  if (isModifiers(update) || Array.isArray(update)) return doc;
  return '_id' in doc ? { _id: doc._id } : {};
}
