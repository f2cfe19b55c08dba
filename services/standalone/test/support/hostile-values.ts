import fc from 'fast-check';

/** What JSON can say. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const nested = (depth: number): Json =>
  depth === 0 ? 'x' : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };

const longText = fc
  .tuple(
    fc.constantFrom(
      'a',
      'a@',
      'a.',
      '1',
      ' ',
      '-',
      '/',
      '<b>',
      '가',
      '\u0000',
      '\u202e',
      '\ud800',
      '👩‍👩‍👧',
      '%',
      '0x',
      '\n',
    ),
    fc.constantFrom(1, 40, 300, 5_000, 60_000),
    fc.constantFrom('', '@', '!', '.example'),
  )
  .map(([part, times, end]) => part.repeat(times) + end);

/** Values of every kind that a careless reader stumbles over. */
export const value: fc.Arbitrary<Json> = fc.oneof(
  longText,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom<Json[]>(
    ...[
      '',
      ' ',
      'null',
      'undefined',
      '__proto__',
      'constructor',
      'toString',
      '../../x',
      '2026-02-30',
      'KOR',
      'Y',
      'true',
    ],
  ),
  fc.constantFrom<Json[]>(null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 1e-7),
  fc.constantFrom<Json[]>(
    [],
    {},
    [[]],
    [null],
    { $gt: '' },
    { $where: '1' },
    { length: 1e9 },
    { toString: 'x' },
  ),
  fc.constantFrom(3, 15, 17).map(nested),
  fc.constantFrom(10, 3_000).map((length) => Array.from({ length }, (_, at) => at)),
);

/** Every place in a value where something else could stand, as the steps that lead there. */
const placesIn = (given: Json, steps: string[] = []): string[][] => [
  steps,
  ...(typeof given === 'object' && given !== null
    ? Object.entries(given).flatMap(([name, inner]) => placesIn(inner, [...steps, name]))
    : []),
];

const put = (given: Json, [step, ...rest]: string[], instead: Json | undefined): Json => {
  if (step === undefined) return instead ?? null;
  const copy = Array.isArray(given) ? [...given] : { ...(given as Record<string, Json>) };
  const own = Object.getOwnPropertyDescriptor(copy, step);
  const inner = (own?.value ?? null) as Json;
  if (rest.length === 0 && instead === undefined) delete (copy as Record<string, Json>)[step];
  // Defined, not assigned: __proto__ is to be sent as a field.
  else
    Object.defineProperty(copy, step, {
      value: put(inner, rest, instead),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return copy;
};

/** Values of the same kind, which get past the first checks. */
const near: readonly ((given: Json) => Json)[] = [
  (given) => (typeof given === 'string' ? given.replaceAll(/\d/g, '9') : given),
  (given) => (typeof given === 'string' ? given.toUpperCase() : given),
  (given) => (typeof given === 'number' ? given + 1 : given),
  (given) => (typeof given === 'number' ? 0 : given),
  (given) => (Array.isArray(given) ? [...given, ...given] : given),
  (given) => (Array.isArray(given) ? [] : given),
];

type Change = (given: Json) => Json | undefined;
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...near) },
  { weight: 3, arbitrary: value.map((other) => () => other) },
  { weight: 1, arbitrary: fc.constant(() => undefined) },
);

const at = (given: Json, steps: readonly string[]): Json =>
  steps.reduce<Json>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? ((inner as Record<string, Json>)[step] ?? null)
        : null,
    given,
  );

/** A good input with something wrong in up to three places: another value, nothing at all, or a field too many. */
export const wrong = (example: Json): fc.Arbitrary<Json> => {
  const place = fc.constantFrom(...placesIn(example));
  const extra = fc.constantFrom('__proto__', 'constructor', 'x', '', 'a.b', '$set');
  const more = fc.tuple(place, fc.option(extra, { nil: undefined, freq: 12 }), change);
  return fc.array(more, { maxLength: 3 }).map((changes) =>
    changes.reduce<Json>((given, [steps, added, changed]) => {
      const target = added === undefined ? steps : [...steps.slice(0, -1), added];
      const parent = at(given, target.slice(0, -1));
      // The place is gone by an earlier change.
      if (target.length > 0 && (typeof parent !== 'object' || parent === null)) return given;
      return put(given, target, changed(at(given, target)));
    }, example),
  );
};
