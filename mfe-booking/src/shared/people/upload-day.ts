/** The day in the address of an upload (CALL-8), YYYYMMDD. */
export const uploadDay = (): string => new Date().toISOString().slice(0, 10).replaceAll('-', '');
