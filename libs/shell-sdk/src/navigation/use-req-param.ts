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
