/** A provider's decimal amount in hundredths, by which sums are compared. */
export const hundredths = (amount: string): number => Math.round(Number(amount) * 100);
