import { fail, unsupported } from './errors.ts';
import { compileExpression } from './expressions.ts';
import type { Evaluate, Variables } from './expressions.ts';
import { compileField, compileFilter } from './match.ts';
import type { MatchDetails } from './match.ts';
import { fieldsOf, isDoc, toInteger, toNumber, truthy } from './values.ts';
import type { Doc } from './values.ts';

/** What a projection says of one field: keep, drop, compute, or look further inside. */
type Change = (value: unknown, root: Doc, details: MatchDetails) => unknown;
type Node =
  | { keep: true }
  | { drop: true }
  | { change: Change }
  | { compute: Evaluate }
  | { fields: Map<string, Node> };
export type Project = (doc: Doc, details?: MatchDetails) => Doc;

function sliced(operand: unknown): Change {
  const [first, second] = (Array.isArray(operand) ? operand : [operand]).map((n) => toInteger(n, '$slice'));
  return (value) => {
    if (!Array.isArray(value)) return value;
    if (second === undefined) return first! < 0 ? value.slice(first!) : value.slice(0, first);
    const start = first! < 0 ? Math.max(0, value.length + first!) : first!;
    return value.slice(start, start + second);
  };
}

function firstMatching(operand: unknown): Change {
  const ofValue = isDoc(operand) && Object.keys(operand)[0]?.startsWith('$');
  const test = ofValue ? compileField('', operand) : compileFilter(operand as Doc);
  return (value) => {
    const found = Array.isArray(value)
      ? value.find((item) => (ofValue || isDoc(item)) && test(item as Doc))
      : undefined;
    return found === undefined ? undefined : [found];
  };
}

const positional: Change = (value, _root, { index }) => {
  if (!Array.isArray(value)) return value;
  if (index === undefined) throw fail(51246, 'positional operator element mismatch');
  return value.slice(index, index + 1);
};

interface Tree {
  fields: Map<string, Node>;
  includes: boolean;
  excludes: boolean;
}

function add(tree: Tree, path: string, node: Node): void {
  const parts = path.split('.');
  let { fields } = tree;
  for (const [i, part] of parts.entries()) {
    if (part === '') throw fail(40352, 'FieldPath field names may not be empty strings.');
    const known = fields.get(part);
    const last = i === parts.length - 1;
    if (known && (last || !('fields' in known))) throw fail(31250, `Path collision at ${path}`);
    if (last) fields.set(part, node);
    else {
      const inner: Node = known ?? { fields: new Map() };
      fields.set(part, inner);
      fields = (inner as { fields: Map<string, Node> }).fields;
    }
  }
}

function parse(tree: Tree, path: string, value: unknown, find: boolean): void {
  const number = typeof value === 'boolean' ? Number(value) : toNumber(value);
  if (find && path.endsWith('.$') && number) {
    tree.includes = true;
    return add(tree, path.slice(0, -2), { change: positional });
  }
  if (path.split('.').some((part) => part.startsWith('$'))) {
    throw fail(16410, `FieldPath field names may not start with '$': ${path}`);
  }
  if (number !== undefined) {
    if (path !== '_id') tree[truthy(value) ? 'includes' : 'excludes'] = true;
    return add(tree, path, truthy(value) ? { keep: true } : { drop: true });
  }
  if (isDoc(value)) {
    const [[operator, operand] = ['', undefined]] = Object.entries(value);
    if (find && operator === '$slice') return add(tree, path, { change: sliced(operand) });
    if (find && operator === '$elemMatch') {
      tree.includes = true;
      return add(tree, path, { change: firstMatching(operand) });
    }
    if (operator === '$meta') throw unsupported('the projection operator $meta');
    if (!operator.startsWith('$')) {
      if (Object.keys(value).length === 0)
        throw fail(51270, 'An empty sub-projection is not a valid value. Found empty object at path');
      for (const [name, inner] of Object.entries(value)) parse(tree, `${path}.${name}`, inner, find);
      return;
    }
  }
  tree.includes = true;
  add(tree, path, { compute: compileExpression(value) });
}

/** Compiles a projection of `find` or, without the operators that only find has, of `$project`. */
export function compileProjection(spec: Doc, variables: Variables = {}, find = true): Project {
  const tree: Tree = { fields: new Map(), includes: false, excludes: false };
  for (const [path, value] of Object.entries(fieldsOf(spec))) parse(tree, path, value, find);
  if (tree.includes && tree.excludes) {
    throw fail(31254, 'Cannot do exclusion in inclusion projection, nor the reverse');
  }
  const id = tree.fields.get('_id');
  const including = tree.includes || (!tree.excludes && id !== undefined && 'keep' in id);
  if (including && !id) tree.fields.set('_id', { keep: true });
  return (doc, details = {}) => apply(doc, tree.fields, { including, root: doc, variables, details });
}

interface Work {
  including: boolean;
  root: Doc;
  variables: Variables;
  details: MatchDetails;
}

function apply(doc: Doc, nodes: Map<string, Node>, work: Work): Doc {
  const result: Doc = {};
  for (const [name, value] of Object.entries(fieldsOf(doc))) {
    const node = nodes.get(name);
    if (node ? 'keep' in node : !work.including) result[name] = value;
    else if (node && 'change' in node) put(result, name, node.change(value, work.root, work.details));
    else if (node && 'fields' in node) put(result, name, inside(value, node.fields, work));
  }
  for (const [name, node] of nodes) {
    if ('compute' in node) put(result, name, node.compute(work));
    else if ('fields' in node && !Object.hasOwn(doc, name)) {
      const made = apply({}, node.fields, work);
      if (Object.keys(made).length > 0) result[name] = made;
    }
  }
  return result;
}

function inside(value: unknown, nodes: Map<string, Node>, work: Work): unknown {
  if (isDoc(value)) return apply(value, nodes, work);
  if (!Array.isArray(value)) {
    const made = apply({}, nodes, work);
    return work.including ? (Object.keys(made).length > 0 ? made : undefined) : value;
  }
  const items = value.map((item) => inside(item, nodes, work));
  return items.filter((item) => item !== undefined);
}

function put(target: Doc, name: string, value: unknown): void {
  if (value !== undefined) target[name] = value;
}
