/** The plain answers of sign-in calls and changes (CALL-2). */
export const success = { msg: 'success' } as const;

/** The address is taken. */
export const duplication = { msg: 'duplication' } as const;
