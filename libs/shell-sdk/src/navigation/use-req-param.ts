import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * One value the screen was asked for: the address first, then the history state's reqParam. Empty as SHELL-5
 * reads it ('', null, 'null') is undefined. Always text: parse before use.
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
