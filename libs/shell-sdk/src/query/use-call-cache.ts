import type { CallInput, CallOutput, KnownRow } from '@narae/api-client';
import { useQueryClient, type QueryClient, type QueryFilters } from '@tanstack/react-query';
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

/**
 * The library goes on with a first answer that is on its way, though it may be older than the change: it is
 * given up here and asked for anew.
 */
async function invalidate(queries: QueryClient, filters: QueryFilters = {}): Promise<void> {
  await queries.cancelQueries({ ...filters, predicate: ({ state }) => state.data === undefined });
  await queries.invalidateQueries(filters);
}

export function useCallCache(): CallCache {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      invalidate: (row, input) => invalidate(queries, { queryKey: keyOf(row, input) }),
      invalidateAll: () => invalidate(queries),
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
