import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * A value from the address, else from the history state's reqParam; '', null and 'null' are undefined
 * (SHELL-5). Always text.
 */
export function useReqParam(name: string): string | undefined {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return filled(query.get(name)) ?? filled(fromState(state, name));
}

/** The address with what only the history's reqParam says, of the values that may stand in it; null for none. */
export function withReqParam(search: string, state: unknown, names: readonly string[]): string | null {
  const query = new URLSearchParams(search);
  const missing = names.flatMap((name) => {
    const value = filled(query.get(name)) === undefined ? filled(fromState(state, name)) : undefined;
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

function filled(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' || text === 'null' || text === 'undefined' ? undefined : text;
}
