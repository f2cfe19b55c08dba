import * as rows from './calls/rows.ts';

/**
 * Every call of the site by name, built or not: for servers and tests. Browsers import single rows from
 * `@narae/contracts/rows` instead, so that they carry only what their screens call.
 */
export const callTable = { ...rows };

export type CallName = keyof typeof callTable;
