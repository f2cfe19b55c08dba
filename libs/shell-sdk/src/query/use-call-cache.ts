import type { CallInput, CallOutput, KnownRow } from '@narae/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

export interface CallCache {
  /**
   * Makes a call again wherever its answer is shown, after something has changed it; `input` picks the answers to
   * questions that say the same. Resolves when the answers are there.
   */
  readonly invalidate: <Row extends KnownRow>(row: Row, input?: Partial<CallInput<Row>>) => Promise<void>;
  /** The same for every call. */
  readonly invalidateAll: () => Promise<void>;
  /** Puts other answers in the place of those at hand, where the page knows them before the server is asked. */
  readonly replace: <Row extends KnownRow>(
    row: Row,
    input: Partial<CallInput<Row>> | undefined,
    change: (output: CallOutput<Row>) => CallOutput<Row>,
  ) => void;
  /** The answers at hand. */
  readonly outputs: <Row extends KnownRow>(
    row: Row,
    input?: Partial<CallInput<Row>>,
  ) => readonly CallOutput<Row>[];
}

const keyOf = (row: KnownRow, input: object | undefined): readonly unknown[] =>
  input ? [row.name, input] : [row.name];

/** The answers that `useCall` keeps, for those who change what they are about. */
export function useCallCache(): CallCache {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      invalidate: (row, input) => queries.invalidateQueries({ queryKey: keyOf(row, input) }),
      invalidateAll: () => queries.invalidateQueries(),
      replace: <Row extends KnownRow>(
        row: Row,
        input: Partial<CallInput<Row>> | undefined,
        change: (output: CallOutput<Row>) => CallOutput<Row>,
      ) =>
        void queries.setQueriesData<CallOutput<Row>>(
          { queryKey: keyOf(row, input) },
          (output) => output && change(output),
        ),
      outputs: <Row extends KnownRow>(row: Row, input?: Partial<CallInput<Row>>) =>
        queries
          .getQueriesData<CallOutput<Row>>({ queryKey: keyOf(row, input) })
          .flatMap(([, output]) => (output === undefined ? [] : [output])),
    }),
    [queries],
  );
}
