import { fail } from './errors.ts';
import { compileExpression, type Evaluate, type Variables } from './expressions.ts';
import { compileField, compileFilter } from './match.ts';
import { type Doc, fieldOf, isDoc, isOperators, toInteger, toNumber } from './values.ts';

/** What a projection says of one field: keep it or not, change what is there, compute it, or look inside. */
type Node = boolean | { change: (value: unknown) => unknown } | { compute: Evaluate } | Tree;
type Tree = Map<string, Node>;
export type Project = (doc: Doc) => Doc;

function sliced(operand: unknown): Node {
  const [first = 0, second] = (Array.isArray(operand) ? operand : [operand]).map((n) =>
    toInteger(n, '$slice'),
  );
  const change = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    if (second === undefined) return first < 0 ? value.slice(first) : value.slice(0, first);
    const start = first < 0 ? Math.max(0, value.length + first) : first;
    return value.slice(start, start + second);
  };
  return { change };
}

function firstMatching(operand: unknown): Node {
  const ofValue = isOperators(operand);
  const test = ofValue ? compileField('', operand) : compileFilter(operand as Doc);
  const change = (value: unknown): unknown => {
    const list = Array.isArray(value) ? value : [];
    const found = list.findIndex((item) => (ofValue || isDoc(item)) && test(item));
    return found < 0 ? undefined : [list[found]];
  };
  return { change };
}

class Projection {
  readonly tree: Tree = new Map();
  includes = false;
  excludes = false;
  #find: boolean;

  constructor(spec: Doc, find: boolean) {
    this.#find = find;
    for (const [path, value] of Object.entries(spec)) this.#parse(path, value);
    const id = this.tree.get('_id');
    this.includes ||= !this.excludes && id === true;
    if (this.includes && id === undefined) this.tree.set('_id', true);
  }

  #parse(path: string, value: unknown): void {
    if (path.split('.').some((part) => part.startsWith('$')))
      throw fail(16410, `the embedded store allows no '$' in the path of a projection: ${path}`);
    const number = typeof value === 'boolean' ? Number(value) : toNumber(value);
    if (number !== undefined) {
      if (path !== '_id') this.#settle(path, number === 0 ? 'excludes' : 'includes');
      return this.#add(path, number !== 0);
    }
    const slice = fieldOf(value, '$slice');
    if (this.#find && slice !== undefined) return this.#add(path, sliced(slice));
    if (isDoc(value) && !isOperators(value)) {
      if (Object.keys(value).length === 0)
        throw fail(51270, `An empty sub-projection is not a valid value: ${path}`);
      for (const [name, inner] of Object.entries(value)) this.#parse(`${path}.${name}`, inner);
      return;
    }
    this.#settle(path, 'includes');
    const chosen = fieldOf(value, '$elemMatch');
    const node = this.#find && isDoc(chosen) ? firstMatching(chosen) : { compute: compileExpression(value) };
    this.#add(path, node);
  }

  /** The first field other than _id decides what kind of projection it is; the others must agree. */
  #settle(path: string, kind: 'includes' | 'excludes'): void {
    const [includes, prefix] = [kind === 'includes', this.#find ? '' : 'Invalid $project :: caused by :: '];
    if (includes && this.excludes)
      throw fail(31253, `${prefix}Cannot do inclusion on field ${path} in exclusion projection`);
    if (!includes && this.includes)
      throw fail(31254, `${prefix}Cannot do exclusion on field ${path} in inclusion projection`);
    this[kind] = true;
  }

  #add(path: string, node: Node): void {
    const parts = path.split('.');
    const last = parts.pop()!;
    let tree = this.tree;
    for (const part of parts) {
      const known = tree.get(part) ?? new Map<string, Node>();
      if (!(known instanceof Map)) throw fail(31250, `Path collision at ${path}`);
      tree.set(part, known);
      tree = known;
    }
    if (last === '' || parts.includes(''))
      throw fail(40352, 'FieldPath field names may not be empty strings.');
    if (tree.has(last)) throw fail(31250, `Path collision at ${path}`);
    tree.set(last, node);
  }

  apply(doc: Doc, tree: Tree, evaluate: (compute: Evaluate) => unknown): Doc {
    const result: Doc = {};
    for (const [name, value] of Object.entries(doc)) {
      const node = tree.get(name) ?? !this.includes;
      if (node instanceof Map) result[name] = this.#inside(value, node, evaluate);
      else if (typeof node === 'object') result[name] = 'change' in node ? node.change(value) : undefined;
      else if (node) result[name] = value;
    }
    for (const [name, node] of tree) {
      if (typeof node === 'object' && 'compute' in node) {
        // Computed fields come last, those that are missing not at all.
        delete result[name];
        result[name] = evaluate(node.compute);
      } else if (node instanceof Map && !Object.hasOwn(doc, name)) {
        result[name] = this.#inside(undefined, node, evaluate);
      }
    }
    for (const name of Object.keys(result)) if (result[name] === undefined) delete result[name];
    return result;
  }

  #inside(value: unknown, tree: Tree, evaluate: (compute: Evaluate) => unknown): unknown {
    if (isDoc(value)) return this.apply(value, tree, evaluate);
    if (Array.isArray(value))
      return value.map((item) => this.#inside(item, tree, evaluate)).filter((item) => item !== undefined);
    const made = this.apply({}, tree, evaluate);
    if (Object.keys(made).length > 0) return made;
    return this.includes ? undefined : value;
  }
}

export function compileProjection(spec: Doc, variables: Variables = {}, find = true): Project {
  const projection = new Projection(spec, find);
  return (root) => projection.apply(root, projection.tree, (compute) => compute({ root, variables }));
}
