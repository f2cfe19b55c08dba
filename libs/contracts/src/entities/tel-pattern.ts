/** A telephone number as the wire has it: digits, the country's code first, no plus (PEOPLE-6). */
export const telPattern = /^\d{6,15}$/;
