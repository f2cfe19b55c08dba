/** Most people of one reservation of an event; how many places remain is judged by the ledger. */
export const MOST_EVENT_PEOPLE = 300;
