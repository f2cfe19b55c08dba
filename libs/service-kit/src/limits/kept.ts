import { ruled, table, type KeptRow } from './kept.table.ts';

type KeptName = keyof typeof table;

/** How much may be kept at a time, by the names of the table. */
export type KeptAmounts = Readonly<Record<KeptName, number>>;

/** Every number that operators may change, with what it bounds. */
export const keptTable: Readonly<Record<KeptName, KeptRow>> = table;

/** Every number that a rule of the product sets. */
export const ruledTable: Readonly<Record<string, KeptRow>> = ruled;

/** Whether a number of the table is called so. */
export const isKeptName = (name: string): name is KeptName => Object.hasOwn(table, name);

/** The numbers of the table, with what an operator has changed. */
export const keptWith = (changes: Readonly<Partial<Record<KeptName, number>>> = {}): KeptAmounts => ({
  ...(Object.fromEntries(
    Object.entries(keptTable).map(([name, { amount }]) => [name, amount]),
  ) as KeptAmounts),
  ...changes,
});

/** The numbers where an operator has changed none. */
export const usualKept = keptWith();
