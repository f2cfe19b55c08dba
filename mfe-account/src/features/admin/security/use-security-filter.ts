import type { SecurityEventKind } from '@narae/contracts/security-event-kinds';
import { useSearchParams } from '@narae/shell-sdk';
import { usePutInAddress } from '@narae/shell-sdk/admin';
import { dayIn } from '../day-in.ts';
import { kindsOf, loggedServices, type LoggedService } from './security-logs.ts';

/** What is typed, and looked for as a whole. */
export const typedFields = ['actor', 'about', 'network', 'trace_id'] as const;
export type TypedField = (typeof typedFields)[number];

/** What a log is narrowed to, as its call takes it. */
export interface SecurityFilter extends Partial<Readonly<Record<TypedField, string>>> {
  readonly kind?: SecurityEventKind;
  /** First and last day, both included; YYYY-MM-DD in Asia/Seoul. */
  readonly from?: string;
  readonly to?: string;
}

/** Kinds that the log does not have, and days that are none, are left out; of what was typed the server says what is wrong. */
const read = (query: URLSearchParams, service: LoggedService): SecurityFilter => {
  const kind = kindsOf(service).find((one) => one === query.get('kind'));
  const [from, to] = [dayIn(query.get('from')), dayIn(query.get('to'))];
  const typed = typedFields.flatMap((name) => {
    const text = query.get(name)?.trim();
    return text ? [[name, text] as const] : [];
  });
  return {
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...Object.fromEntries(typed),
  };
};

/** Whose log is read and what it is narrowed to; it stands in the address. */
export function useSecurityFilter(): {
  readonly service: LoggedService;
  readonly filter: SecurityFilter;
  readonly put: (name: 'service' | 'kind' | 'from' | 'to', value: string) => void;
  readonly search: (typed: Readonly<Record<TypedField, string>>) => void;
  readonly clear: () => void;
} {
  const [query, setQuery] = useSearchParams();
  const service = loggedServices.find((one) => one === query.get('service')) ?? 'account';
  const filter = read(query, service);
  const show = (narrowed: Readonly<Record<string, string>>): void => {
    const given = Object.entries(narrowed).filter(([, value]) => value !== '');
    setQuery({ view: 'security', service, ...Object.fromEntries(given) }, { replace: true });
  };
  return {
    service,
    filter,
    put: usePutInAddress(),
    search: (typed) => show({ ...filter, ...typed }),
    clear: () => show({}),
  };
}
