import { adminRoles, type AdminRole } from '@narae/contracts/admin-role';
import { memberProviders, memberStates, MOST_MEMBER_SEARCH } from '@narae/contracts/member-admin-limits';
import { useSearchParams } from '@narae/shell-sdk';
import { usePutInAddress } from '@narae/shell-sdk/admin';

/** What the list of members is narrowed to, as its call takes it; it stands in the address. */
export interface MemberFilter {
  readonly search?: string;
  readonly state?: (typeof memberStates)[number];
  readonly role?: AdminRole;
  readonly provider?: (typeof memberProviders)[number];
}

/** What the server would reject is left out. */
const read = (query: URLSearchParams): MemberFilter => {
  const search = (query.get('q') ?? '').trim().slice(0, MOST_MEMBER_SEARCH);
  const state = memberStates.find((one) => one === query.get('state'));
  const role = adminRoles.find((one) => one === query.get('role'));
  const provider = memberProviders.find((one) => one === query.get('provider'));
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(role && { role }),
    ...(provider && { provider }),
  };
};

export function useMemberFilter(): {
  readonly filter: MemberFilter;
  readonly put: (name: 'q' | 'state' | 'role' | 'provider', value: string) => void;
  readonly clear: () => void;
} {
  const [query, setQuery] = useSearchParams();
  return { filter: read(query), put: usePutInAddress(), clear: () => setQuery({ view: 'members' }) };
}
