/** A page of a member's payment history (ORDER-7); a shorter one is the last. Free of zod, for screens. */
export const PAYMENTS_A_PAGE = 20;
