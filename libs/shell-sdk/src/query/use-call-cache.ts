import type { CallInput, CallOutput } from '@narae/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AskedCall } from './page-input.ts';

export interface CallCache {
  /**
   * Makes a call again wherever its answer is shown, after something has changed it; `input` picks the answers to
   * questions that say the same. Resolves when the answers are there.
   */
  readonly invalidate: <Name extends AskedCall>(name: Name, input?: Partial<CallInput<Name>>) => Promise<void>;
  /** The same for every call. */
  readonly invalidateAll: () => Promise<void>;
  /** The answers at hand. */
  readonly outputs: <Name extends AskedCall>(
    name: Name,
    input?: Partial<CallInput<Name>>,
  ) => readonly CallOutput<Name>[];
}

const keyOf = (name: AskedCall, input: object | undefined): readonly unknown[] =>
  input ? [name, input] : [name];

/** The answers that `useCall` keeps, for those who change what they are about. */
export function useCallCache(): CallCache {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      invalidate: (name, input) => queries.invalidateQueries({ queryKey: keyOf(name, input) }),
      invalidateAll: () => queries.invalidateQueries(),
      outputs: <Name extends AskedCall>(name: Name, input?: Partial<CallInput<Name>>) =>
        queries
          .getQueriesData<CallOutput<Name>>({ queryKey: keyOf(name, input) })
          .flatMap(([, output]) => (output === undefined ? [] : [output])),
    }),
    [queries],
  );
}
