import type { CallInput, CallOutput, KnownName, KnownRow } from '@narae/api-client';
import { preloadedAt, readPreloaded } from '@narae/ssr/preload';

/** A call by its row of the call table, or by the row's name. */
type Called<Name extends KnownName> = Name | KnownRow<Name>;

/**
 * The answer to a call that came with the server-rendered page; undefined where there is none. A screen that begins
 * with it shows its content before its scripts have come, and asks nothing twice.
 */
export function preloaded<Name extends KnownName>(
  called: Called<Name>,
  info: CallInput<Name>,
): CallOutput<Name> | undefined {
  const name: string = typeof called === 'string' ? called : called.name;
  return readPreloaded(name, info as object) as CallOutput<Name> | undefined;
}

interface PreloadedQuery<Data> {
  readonly initialData: () => Data | undefined;
  readonly initialDataUpdatedAt: () => number;
}

/** The same for a query of TanStack: `useQuery({ queryKey, queryFn, ...preloadedQuery(productDetail, info, first) })`. */
export function preloadedQuery<Name extends KnownName>(
  called: Called<Name>,
  info: CallInput<Name>,
): PreloadedQuery<CallOutput<Name>>;
export function preloadedQuery<Name extends KnownName, Data>(
  called: Called<Name>,
  info: CallInput<Name>,
  read: (output: CallOutput<Name>) => Data,
): PreloadedQuery<Data>;
export function preloadedQuery<Name extends KnownName>(
  called: Called<Name>,
  info: CallInput<Name>,
  read: (output: CallOutput<Name>) => unknown = (output) => output,
): PreloadedQuery<unknown> {
  return {
    initialData: () => {
      const output = preloaded(called, info);
      return output === undefined ? undefined : read(output);
    },
    initialDataUpdatedAt: preloadedAt,
  };
}
