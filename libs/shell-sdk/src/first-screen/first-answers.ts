import type { CallInput, CallOutput, KnownName } from '@narae/api-client';
import type { FirstAnswer } from '@narae/contracts/first-screen';

let answers: ReadonlyMap<string, unknown> = new Map();
let cameAt = 0;
let holders = 0;
let whenMissing: ((name: string, info: unknown) => void) | undefined;

const keyOf = (name: string, info: object): string =>
  JSON.stringify([
    name,
    ...Object.entries(info)
      .filter(([, value]) => value !== undefined)
      .sort(),
  ]);

interface Given {
  /** When the server asked for them, in epoch milliseconds. */
  readonly at: number;
  /** Told of every question that has no answer here: how a server learns what a page needs. */
  readonly onMissing?: (name: string, info: unknown) => void;
}

/** Hands over what came with the document. */
export function provideFirstAnswers(given: readonly FirstAnswer[], { at, onMissing }: Given): void {
  answers = new Map(given.map(({ call: name, info, output }) => [keyOf(name, info as object), output]));
  cameAt = at;
  whenMissing = onMissing;
}

/** Keeps them for a part of the page that stands there and waits for its scripts. @returns what ends that */
export function holdFirstAnswers(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

/** Forgets what came with the document, unless a part of the page still needs it to take over what it shows. */
export function forgetFirstAnswers(): boolean {
  if (holders > 0) return false;
  answers = new Map();
  return true;
}

/**
 * What the server already said to a call when it wrote this page; undefined where it did not. A screen that begins
 * with it is readable before its scripts have come, and asks nothing twice.
 */
export function firstAnswer<Name extends KnownName>(
  name: Name,
  info: CallInput<Name>,
): CallOutput<Name> | undefined {
  const key = keyOf(name, info as object);
  if (answers.has(key)) return answers.get(key) as CallOutput<Name>;
  whenMissing?.(name, info);
  return undefined;
}

interface FirstOf<Data> {
  readonly initialData: () => Data | undefined;
  readonly initialDataUpdatedAt: () => number;
}

/** The same for a query of TanStack: `useQuery({ queryKey, queryFn, ...firstOf('productDetail', info, first) })`. */
export function firstOf<Name extends KnownName>(name: Name, info: CallInput<Name>): FirstOf<CallOutput<Name>>;
export function firstOf<Name extends KnownName, Data>(
  name: Name,
  info: CallInput<Name>,
  read: (output: CallOutput<Name>) => Data,
): FirstOf<Data>;
export function firstOf<Name extends KnownName>(
  name: Name,
  info: CallInput<Name>,
  read: (output: CallOutput<Name>) => unknown = (output) => output,
): FirstOf<unknown> {
  return {
    initialData: () => {
      const output = firstAnswer(name, info);
      return output === undefined ? undefined : read(output);
    },
    initialDataUpdatedAt: () => cameAt,
  };
}
