import { z } from 'zod';
import * as contracts from './index.ts';
import type { CallContract } from './define-call.ts';

const isContract = (value: unknown): value is CallContract =>
  typeof value === 'object' && value !== null && 'input' in value && value.input instanceof z.ZodType;

const calls = Object.values(contracts)
  .flatMap((exported) => (typeof exported === 'object' && exported !== null ? Object.values(exported) : []))
  .filter(isContract);

/** As many characters as a body may have. */
const LENGTH = 256 * 1024;
const filled = (part: string, end = ''): string => part.repeat(Math.floor(LENGTH / part.length)) + end;

/** Texts on which patterns with two ways to match the same characters take quadratic time or worse. */
const hostileTexts = [
  `a@${filled('a.', '@')}`,
  filled('a', '!'),
  filled('a.', ''),
  filled('a@', ''),
  filled(' ', 'x'),
  filled('0', 'x'),
  filled('1-', ''),
  filled('<', ''),
  filled('%', ''),
  filled('/', '?'),
  filled('https://a.', ' '),
  filled('가', '\u0000'),
  filled('\ud800', ''),
];

/** Fields of an object schema, through optional, defaults, refinements and transformations. */
const fieldsOf = (schema: z.core.$ZodType): string[] => {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } };
  if (def.type === 'object') return Object.keys(def['shape'] as object);
  if (def.type === 'union') return (def['options'] as z.core.$ZodType[]).flatMap(fieldsOf);
  if (def.type === 'intersection')
    return [def['left'], def['right']].flatMap((side) => fieldsOf(side as z.core.$ZodType));
  const inner = def['innerType'] ?? def['in'] ?? def['schema'];
  return inner ? fieldsOf(inner as z.core.$ZodType) : [];
};

/** Milliseconds of processor time; a quadratic pattern takes more than ten times as long on such a text. */
const BOUND_MS = 250;

test('every contract was found', () => {
  expect(calls.length).toBeGreaterThan(60);
});

test.each(calls.map((call) => [call.name, call] as const))(
  '%s: long hostile texts in every field cost little processor time',
  (_name, { input }) => {
    for (const text of hostileTexts) {
      const fields = [...new Set(fieldsOf(input))];
      const parse = (): number => {
        const before = process.cpuUsage();
        input.safeParse(Object.fromEntries(fields.map((field) => [field, text])));
        input.safeParse(Object.fromEntries(fields.map((field) => [field, [text]])));
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      };
      // A collection of garbage may fall into one attempt; what a pattern costs is in each.
      const cheap = parse() < BOUND_MS || parse() < BOUND_MS || parse() < BOUND_MS;
      expect([text.slice(0, 12), cheap]).toEqual([text.slice(0, 12), true]);
    }
  },
);
