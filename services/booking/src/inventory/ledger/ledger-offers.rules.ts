/** Seats or places that are kept for somebody who waits, until a moment (SEAT-7). */
export interface Offer {
  readonly waiting_id: string;
  readonly count: number;
  /** mem_id. */
  readonly offered_to: string;
  readonly expires_at: Date;
}

/** What a claim says of an offer, whatever its ledger. */
interface OfferingClaim {
  readonly key: string;
  readonly count: number;
  readonly offered_to?: string;
  readonly expires_at?: Date | null;
}

/** The offers among the claims of a ledger. */
export const offersAmong = (claims: readonly OfferingClaim[]): Offer[] =>
  claims.flatMap(({ key, count, offered_to, expires_at }) =>
    offered_to !== undefined && expires_at ? [{ waiting_id: key, count, offered_to, expires_at }] : [],
  );

/** Whether an offer is the one that ends at a moment; any is where none is named. */
export const endsThen = ({ expires_at }: Pick<OfferingClaim, 'expires_at'>, ending?: Date): boolean =>
  ending === undefined || expires_at?.getTime() === ending.getTime();
