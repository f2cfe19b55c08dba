/** The plain answer of a change (CALL-2). */
export const success = { msg: 'success' } as const;
