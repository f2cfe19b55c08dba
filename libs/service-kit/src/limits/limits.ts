import type { GuessLimit, Limit } from './limits.rules.ts';
import { table, type Row } from './limits.table.ts';

type Table = typeof table;
type NameOfAny = keyof Table;

/** Limits on tries that may be wrong. */
export type GuessLimitName = {
  [Name in NameOfAny]: Table[Name] extends { waits: unknown } ? Name : never;
}[NameOfAny];

/** Limits on how much is done within a window. */
export type LimitName = Exclude<NameOfAny, GuessLimitName>;

/** The limits of a process. */
export type Limits = Readonly<Record<LimitName, Limit> & Record<GuessLimitName, GuessLimit>>;

/** What an operator may change of a limit. */
export type LimitChange = Pick<Row, 'amount'> & Partial<Pick<Row, 'seconds'>>;

/** Every limit by its name. */
export const limitTable: Readonly<Record<NameOfAny, Row>> = table;

/** Whether a limit is called so. */
export const isLimitName = (name: string): name is NameOfAny => Object.hasOwn(table, name);

const toLimit = (name: string, row: Row): Limit | GuessLimit => {
  const named = { name, kind: row.kind, ...(row.error && { error: row.error }) };
  if (!row.waits) return { ...named, perWindow: row.amount, windowMs: row.seconds * 1000 };
  const [first, longest] = row.waits;
  return {
    ...named,
    free: row.amount,
    firstWaitMs: first * 1000,
    longestWaitMs: longest * 1000,
    rememberedMs: row.seconds * 1000,
  };
};

/** The limits of the table, with what an operator has changed. */
export const limitsWith = (changes: Readonly<Partial<Record<NameOfAny, LimitChange>>> = {}): Limits =>
  Object.fromEntries(
    Object.entries(limitTable).map(([name, row]) => [
      name,
      toLimit(name, { ...row, ...(isLimitName(name) && changes[name]) }),
    ]),
  ) as unknown as Limits;

/** The limits where an operator has changed none. */
export const usualLimits = limitsWith();
