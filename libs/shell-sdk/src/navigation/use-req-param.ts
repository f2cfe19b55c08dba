import { namedValue } from '@narae/contracts/href';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * A value from the address, else from the history state's reqParam; '', null and 'null' are undefined
 * (SHELL-5). Always text.
 */
export function useReqParam(name: string): string | undefined {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return namedValue(query.get(name)) ?? namedValue(fromState(state, name));
}

/** The address with what only the history's reqParam says, of the values that may stand in it; null for none. */
export function withReqParam(search: string, state: unknown, names: readonly string[]): string | null {
  const query = new URLSearchParams(search);
  const missing = names.flatMap((name) => {
    const value = namedValue(query.get(name)) === undefined ? namedValue(fromState(state, name)) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  if (missing.length === 0) return null;
  for (const [name, value] of missing) query.set(name, value);
  return `?${query}`;
}

function fromState(state: unknown, name: string): unknown {
  if (typeof state !== 'object' || state === null || !('reqParam' in state)) return undefined;
  const { reqParam } = state;
  if (typeof reqParam !== 'object' || reqParam === null) return undefined;
  return (reqParam as Readonly<Record<string, unknown>>)[name];
}
