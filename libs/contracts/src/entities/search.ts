/** How long a search may be; longer ones are no searches, and rejected. */
export const SEARCH_LONGEST = 100;
