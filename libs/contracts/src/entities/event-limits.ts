/** Most people of one reservation of an event; how many places remain is judged by the ledger. */
export const MOST_EVENT_PEOPLE = 300;

/** Most letters of what the reservations of an event are searched for. */
export const MOST_RESERVATION_SEARCH = 80;

/** Most letters of what an organiser writes to one person about rejected papers. */
export const MOST_REJECTION_NOTE = 500;

/** Most letters of an organiser's message to everybody: of its subject and of its text, per language. */
export const MOST_MESSAGE_SUBJECT = 120;
export const MOST_MESSAGE_TEXT = 2000;
