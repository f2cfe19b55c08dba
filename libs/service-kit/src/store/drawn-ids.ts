import { createHmac } from 'node:crypto';
import { DIGITS, keptRange, type DrawnElsewhere, type SequencePrefix } from './next-id.ts';

const DAY_MS = 86_400_000;
/** How many numbers of a counter that it cannot read a service draws for a member on one day. */
const PER_DAY = 40;

/** The number with as many digits as asked, where they are enough for it, else with those of its kind (ID-3). */
export const withDigits = (
  prefix: SequencePrefix,
  value: number,
  digits: number = DIGITS[prefix],
): string => {
  const enough = digits >= String(value).length ? digits : DIGITS[prefix];
  return prefix + String(value).padStart(enough, '0');
};

/** Undefined for what is no identifier of this kind. */
export function valueOfId(prefix: SequencePrefix, id: unknown): number | undefined {
  if (typeof id !== 'string' || id.length > 40 || !id.startsWith(prefix)) return undefined;
  const digits = id.slice(prefix.length);
  return /^\d{1,20}$/.test(digits) ? Number(digits) : undefined;
}

interface Draw {
  /** The one that the services of a shop share; without it nobody tells whose a number is. */
  readonly key: Buffer;
  readonly prefix: DrawnElsewhere;
  readonly mem_id: string;
  readonly now: Date;
}

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

const valuesOn = (day: number, { key, prefix, mem_id }: Omit<Draw, 'now'>): number[] => {
  const { from } = keptRange(prefix);
  return Array.from({ length: PER_DAY }, (_, n) => {
    const hash = createHmac('sha256', key)
      .update(JSON.stringify(['drawn', prefix, mem_id, day, n]))
      .digest();
    return from + Number(hash.readBigUInt64BE() % BigInt(from));
  });
};

/** What a member may draw today of another service's kind, in the half of its digits that its counter leaves out (ID-3). */
export const valuesOfMember = ({ now, ...draw }: Draw): number[] => valuesOn(dayOf(now), draw);

/** Whether the member may have drawn it today or yesterday, as the service that owns the counter tells (ID-3). */
export function isDrawnBy(id: unknown, { now, ...draw }: Draw): id is string {
  const value = valueOfId(draw.prefix, id);
  if (value === undefined || value < keptRange(draw.prefix).from) return false;
  return [dayOf(now), dayOf(now) - 1].some((day) => valuesOn(day, draw).includes(value));
}
