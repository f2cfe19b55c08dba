import type { CallInput, CallOutput, KnownRow } from '@narae/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

export interface CallCache {
  /** Makes shown calls again whose input includes `input`; resolves when the answers are there. */
  readonly invalidate: <Row extends KnownRow>(row: Row, input?: Partial<CallInput<Row>>) => Promise<void>;
  readonly invalidateAll: () => Promise<void>;
  /** For what the page knows before the server is asked. */
  readonly replace: <Row extends KnownRow>(
    row: Row,
    input: Partial<CallInput<Row>> | undefined,
    change: (output: CallOutput<Row>) => CallOutput<Row>,
  ) => void;
  readonly outputs: <Row extends KnownRow>(
    row: Row,
    input?: Partial<CallInput<Row>>,
  ) => readonly CallOutput<Row>[];
}

const keyOf = (row: KnownRow, input: object | undefined): readonly unknown[] =>
  input ? [row.name, input] : [row.name];

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
