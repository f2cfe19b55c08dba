import ts from 'typescript';
import { ownerOf, parsedSources, walk } from './sources.ts';

/** Who raises, announces and receives an event version, each "service, `module`". */
export interface EventUses {
  readonly raisedBy: ReadonlySet<string>;
  /** Tell the current state again, hourly and when a copy asks for it. */
  readonly announcedBy: ReadonlySet<string>;
  /** Consumers with a position in the stream, by their names. */
  readonly consumers: ReadonlyMap<string, string>;
  /** Receive what is published while they run. */
  readonly watchedBy: ReadonlySet<string>;
}

interface Collected {
  readonly raisedBy: Set<string>;
  readonly announcedBy: Set<string>;
  readonly consumers: Map<string, string>;
  readonly watchedBy: Set<string>;
}

const importedEvents = (file: ts.SourceFile): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const bindings = statement.importClause?.namedBindings;
    if (from !== '@narae/events' || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, isTypeOnly } of bindings.elements)
      if (!isTypeOnly && /V\d+$/.test(name.text)) names.add(name.text);
  }
  return names;
};

const isProperty = (node: ts.Node, name: string): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && node.name.getText() === name;

/** The object whose `events: […]` holds the identifier: a consumer. */
const consumerWith = (node: ts.Identifier): ts.ObjectLiteralExpression | undefined => {
  const property = node.parent.parent;
  return ts.isArrayLiteralExpression(node.parent) && isProperty(property, 'events')
    ? property.parent
    : undefined;
};

const calledAs = (node: ts.Identifier): string =>
  ts.isCallExpression(node.parent) && node.parent.arguments[0] === node
    ? node.parent.expression.getText()
    : '';

/** The name in `when('booking-order-mails', event, …)`, by which a mail is sent. */
const triggeredIn = (node: ts.Node): string | undefined => {
  let found: string | undefined;
  walk(node, (inner) => {
    if (!ts.isCallExpression(inner) || inner.expression.getText() !== 'when') return;
    const [name] = inner.arguments;
    if (name && ts.isStringLiteral(name)) found ??= name.text;
  });
  return found;
};

/** The consumer that sends a mail of an event: named in `when`, or in the function of the same file that calls it. */
const mailConsumerWith = (node: ts.Identifier): string | undefined => {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.expression === node) return undefined;
  const callee = call.expression.getText();
  if (callee === 'when') return triggeredIn(call);
  let found: string | undefined;
  walk(node.getSourceFile(), (inner) => {
    if (ts.isVariableDeclaration(inner) && inner.name.getText() === callee && inner.initializer)
      found ??= triggeredIn(inner.initializer);
  });
  return found;
};

/** What is read of a definition to receive its events: subject, schema, or an entry of a list of subjects. */
const isReading = ({ parent }: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(parent) && ['subject', 'data'].includes(parent.name.text)) ||
  (ts.isArrayLiteralExpression(parent) && ts.isPropertyAccessExpression(parent.parent));

/** Texts of constants, by which consumers are named in another file. */
export const constantsOf = (sources: Iterable<ts.SourceFile>): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const source of sources)
    walk(source, (node) => {
      if (ts.isVariableDeclaration(node) && node.initializer && ts.isStringLiteral(node.initializer))
        texts.set(node.name.getText(), node.initializer.text);
    });
  return texts;
};

const nameOf = (consumer: ts.ObjectLiteralExpression, constants: ReadonlyMap<string, string>): string => {
  const property = consumer.properties.find((one) => one.name?.getText() === 'name');
  if (property && ts.isPropertyAssignment(property)) {
    const { initializer } = property;
    if (ts.isStringLiteral(initializer)) return initializer.text;
    const text = constants.get(initializer.getText());
    if (text !== undefined) return text;
    // The kit names its consumers after the service: `${service}-joined-members`.
    if (ts.isTemplateExpression(initializer))
      return initializer
        .getText()
        .replaceAll('`', '')
        .replaceAll(/\$\{[^}]*\}/g, '<service>');
  }
  throw new Error(`${consumer.getSourceFile().fileName}: a consumer whose name cannot be read.`);
};

/**
 * Every use of every event version in services and kit, by the name of its definition.
 * @throws Error where one is used in a way that says neither who raises nor who receives it
 */
const readEventUses = async (): Promise<ReadonlyMap<string, EventUses>> => {
  const sources = await parsedSources(
    /^(services\/[^/]+\/src|libs\/service-kit\/src)\//,
    /@narae\/events|Consumer\b/,
  );
  const constants = constantsOf(sources.values());
  const uses = new Map<string, Collected>();
  const usesOf = (name: string): Collected => {
    const found = uses.get(name) ?? {
      raisedBy: new Set(),
      announcedBy: new Set(),
      consumers: new Map(),
      watchedBy: new Set(),
    };
    uses.set(name, found);
    return found;
  };
  for (const [file, source] of sources) {
    const names = importedEvents(source);
    walk(source, (node) => {
      if (!ts.isIdentifier(node) || !names.has(node.text) || ts.isImportSpecifier(node.parent)) return;
      if (ts.isTypeQueryNode(node.parent) || ts.isQualifiedName(node.parent)) return;
      const use = usesOf(node.text);
      const owner = ownerOf(file);
      const consumer = consumerWith(node);
      const mailConsumer = mailConsumerWith(node);
      if (consumer) use.consumers.set(nameOf(consumer, constants), owner);
      else if (mailConsumer) use.consumers.set(mailConsumer, owner);
      else if (calledAs(node) === 'announced') use.announcedBy.add(owner);
      // A table of definitions, from which `raise` is given one.
      else if (calledAs(node) === 'raise' || ts.isPropertyAssignment(node.parent)) use.raisedBy.add(owner);
      else if (isReading(node)) use.watchedBy.add(owner);
      else throw new Error(`${file}: ${node.text} is neither raised nor received in a way that is known.`);
    });
  }
  for (const { consumers, watchedBy } of uses.values())
    for (const owner of consumers.values()) watchedBy.delete(owner);
  return uses;
};

let read: Promise<ReadonlyMap<string, EventUses>> | undefined;

/** The uses, read once. */
export const eventUses = (): Promise<ReadonlyMap<string, EventUses>> => (read ??= readEventUses());
