/** Kept for somebody who waits, until a moment (SEAT-7). */
export interface Offer {
  readonly waiting_id: string;
  readonly count: number;
  readonly offered_to: string;
  readonly expires_at: Date;
}

interface OfferingClaim {
  readonly key: string;
  readonly count: number;
  readonly offered_to?: string;
  readonly expires_at?: Date | null;
}

export const offersAmong = (claims: readonly OfferingClaim[]): Offer[] =>
  claims.flatMap(({ key, count, offered_to, expires_at }) =>
    offered_to !== undefined && expires_at ? [{ waiting_id: key, count, offered_to, expires_at }] : [],
  );

/** Without `ending` every offer matches. */
export const endsThen = ({ expires_at }: Pick<OfferingClaim, 'expires_at'>, ending?: Date): boolean =>
  ending === undefined || expires_at?.getTime() === ending.getTime();
