/** Most saved travellers of a member (ORDER-19). */
export const MAX_COMPANIONS = 20;

/** Months after which a saved traveller that was not used is deleted. */
export const COMPANION_MONTHS = 24;

/** The first day anybody who travels can have been born on, YYYY-MM-DD. */
export const FIRST_BIRTH_DAY = '1900-01-01';
