import type { SentMailKind, SentMailState } from '@narae/contracts';
import { sentMailKinds, sentMailStates } from '@narae/contracts/sent-mail';
import { useSearchParams } from '@narae/shell-sdk';
import { usePutInAddress } from '@narae/shell-sdk/admin';

/** What the list of mails is narrowed to; it stands in the address. */
export interface MailFilter {
  /** Number of an order, a reservation or a member; empty for all. */
  readonly of: string;
  readonly kind: SentMailKind | undefined;
  readonly state: SentMailState | undefined;
}

/** Most signs of a number that mails are looked for by. */
export const MOST_NUMBER = 40;

/** Numbers have no other signs, and the server takes no other. */
const numberIn = (typed: string): string => typed.replace(/[^\w-]/g, '').slice(0, MOST_NUMBER);

export function useMailFilter(): MailFilter & {
  readonly put: (name: 'q' | 'kind' | 'state', value: string) => void;
} {
  const [query] = useSearchParams();
  const asked = (name: string): string => query.get(name) ?? '';
  return {
    of: numberIn(asked('q')),
    kind: sentMailKinds.find((one) => one === asked('kind')),
    state: sentMailStates.find((one) => one === asked('state')),
    put: usePutInAddress(),
  };
}
