import catalogue from '../locales/ENG/errors.json' with { type: 'json' };

/** Every key of the error catalogue (CALL-3); the catalogue itself is the list. */
export type ErrorKey = keyof typeof catalogue;

export const ERROR_KEYS = Object.keys(catalogue) as readonly ErrorKey[];

const known: ReadonlySet<string> = new Set(ERROR_KEYS);

export const isErrorKey = (key: string): key is ErrorKey => known.has(key);
