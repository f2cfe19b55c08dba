/** How long seats or places are kept for the party they are offered to, in hours (SEAT-7). */
export const offerHours = 24;
