import type { TestService } from '@narae/test-kit';
import ts from 'typescript';
import { constantsOf } from './event-uses.ts';
import { fieldsOfModel, type StoredModel } from '../listing/fields-of-model.ts';
import { commentOf, generated, ownerOf, parsedSources, row, tableHead, walk } from './sources.ts';

interface Declared {
  readonly file: string;
  /** What the comment above the model says, or the one above the type of its documents. */
  readonly meaning: string;
}

/** The statement at the top of a file that a node belongs to. */
const statementOf = (node: ts.Node): ts.Node =>
  ts.isSourceFile(node.parent) ? node : statementOf(node.parent);

const declares = (statement: ts.Statement, name: string): boolean =>
  (ts.isTypeAliasDeclaration(statement) && statement.getText().includes(`StoredOf<typeof ${name}>`)) ||
  (ts.isInterfaceDeclaration(statement) && statement.name.text === name) ||
  (ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.some((declared) => declared.name.getText() === name));

/** The comment above the type of a collection's documents, above their fields, or above the model. */
const meaningOf = (literal: ts.Node): string => {
  const model = statementOf(literal);
  const call = literal.parent;
  const names = ts.isCallExpression(call)
    ? [call.typeArguments?.[0]?.getText(), call.arguments[2]?.getText()].filter((name) => name !== undefined)
    : [];
  const comments = model
    .getSourceFile()
    .statements.filter((statement) => names.some((name) => declares(statement, name)))
    .map(commentOf);
  return comments.find(Boolean) ?? commentOf(model);
};

const isNameOfCollection = (node: ts.Node): node is ts.StringLiteral => {
  if (!ts.isStringLiteral(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'collection';
  return (
    ts.isCallExpression(parent) &&
    ['storedModel', 'searchedModel'].includes(parent.expression.getText()) &&
    parent.arguments[1] === node
  );
};

/** Where each collection is declared: "booking rates" and, for those of every service, "service-kit inbox". */
const declarations = async (): Promise<ReadonlyMap<string, Declared>> => {
  const found = new Map<string, Declared>();
  for (const [file, source] of await parsedSources(
    /^(services\/[^/]+\/src|libs\/service-kit\/src)\//,
    /collection: '|(stored|searched)Model\b/,
  ))
    walk(source, (node) => {
      if (!isNameOfCollection(node)) return;
      const key = `${file.split('/')[1]} ${node.text}`;
      if (found.has(key)) throw new Error(`${file}: ${node.text} is declared twice.`);
      found.set(key, { file, meaning: meaningOf(node) });
    });
  return found;
};

/** The encrypted files in GridFS: bucket and module, by service. */
const bucketsOf = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, string[]>();
  const sources = await parsedSources(/^services\/[^/]+\/src\//, /createVault\(|Bucket = '/);
  const constants = constantsOf(sources.values());
  for (const [file, source] of sources)
    walk(source, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'createVault') return;
      const [, named = ''] = /\bbucket: ([\w']+)/.exec(node.getText()) ?? [];
      const bucket = constants.get(named) ?? named.replaceAll("'", '');
      const service = file.split('/')[1] ?? '';
      const lines = [
        `### ${bucket}.files, ${bucket}.chunks`,
        '',
        `Module: ${ownerOf(file)} (\`${file}\`). Encrypted files in GridFS.`,
        '',
      ];
      found.set(service, [...(found.get(service) ?? []), ...lines]);
    });
  return found;
};

const keyInWords = (key: Readonly<Record<string, unknown>>): string =>
  Object.entries(key)
    .map(([field, direction]) => (direction === 1 ? field : `${field} ${String(direction)}`))
    .join(', ');

const secondsInWords = (seconds: number): string => {
  if (seconds === 0) return 'at the time it holds';
  if (seconds % 86_400 === 0) return `${seconds / 86_400} days after`;
  return seconds % 3_600 === 0 ? `${seconds / 3_600} hours after` : `${seconds} seconds after`;
};

const indexRow = ([key, how]: ReturnType<StoredModel['schema']['indexes']>[number]): string => {
  const { unique, sparse, expireAfterSeconds, partialFilterExpression } = how;
  return row(
    `\`${keyInWords(key)}\``,
    [
      unique ? 'unique' : '',
      sparse ? 'sparse' : '',
      partialFilterExpression ? `only where \`${JSON.stringify(partialFilterExpression)}\`` : '',
      expireAfterSeconds === undefined ? '' : `deletes (TTL) ${secondsInWords(Number(expireAfterSeconds))}`,
    ]
      .filter(Boolean)
      .join('; '),
  );
};

const section = (model: StoredModel, { file, meaning }: Declared): string[] => {
  const indexes = model.schema.indexes().map(indexRow).sort();
  return [
    `### ${model.collection.name}`,
    '',
    [`Module: ${ownerOf(file)} (\`${file}\`).`, meaning].filter(Boolean).join(' '),
    '',
    ...tableHead('field', 'type', ''),
    ...fieldsOfModel(model).map(({ path, type, facts }) => row(`\`${path}\``, type, facts.join('; '))),
    '',
    ...(indexes.length === 0 ? ['No indexes but `_id`.'] : [...tableHead('index', ''), ...indexes]),
    '',
  ];
};

/** docs/reference/collections.md: every collection with its fields, indexes and the module that owns it. */
export const collectionsPage = async (services: ReadonlyMap<string, TestService>): Promise<string[]> => {
  const [declared, buckets] = [await declarations(), await bucketsOf()];
  const ofAll = new Map<string, string[]>();
  const own: string[] = [];
  const kit = new Map<string, { readonly model: StoredModel; readonly at: Declared }>();
  for (const [service, { store }] of [...services].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const models = Object.values(store.models).sort((a, b) =>
      a.collection.name < b.collection.name ? -1 : 1,
    );
    own.push(`## ${service.charAt(0).toUpperCase()}${service.slice(1)}`, '');
    const before = own.length;
    for (const model of models) {
      const { name } = model.collection;
      const at = declared.get(`${service} ${name}`);
      const inKit = declared.get(`service-kit ${name}`);
      if (at) own.push(...section(model, at));
      else if (inKit) {
        kit.set(name, { model, at: inKit });
        ofAll.set(name, [...(ofAll.get(name) ?? []), service]);
      } else throw new Error(`No file of ${service} or of the kit declares the collection ${name}.`);
    }
    own.push(...(buckets.get(service) ?? []));
    if (own.length === before) own.push('None of its own.', '');
  }
  return [
    '# Collections',
    '',
    generated,
    '',
    'Each service has a database of its own; the module that is named owns the collection, and others use it through its face.',
    '"Required" is a field without which nothing is stored; an index in a row says what it is besides.',
    '',
    `Contents: ${[...services.keys()]
      .sort()
      .map((name) => `[${name}](#${name})`)
      .join(' · ')} · [of the kit](#of-the-kit)`,
    '',
    ...own,
    '## Of the kit',
    '',
    'Collections that `libs/service-kit` makes in the database of the services that are named.',
    '',
    ...[...kit]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, { model, at }]) => [
        ...section(model, at).slice(0, 2),
        `In ${ofAll.get(name)?.join(', ')}.`,
        '',
        ...section(model, at).slice(2),
      ]),
  ].slice(0, -1);
};
