import * as rows from './calls/rows.ts';

/** Every call by name, for servers and tests. Browsers import single rows from `@narae/contracts/rows`. */
export const callTable = { ...rows };

export type CallName = keyof typeof callTable;
