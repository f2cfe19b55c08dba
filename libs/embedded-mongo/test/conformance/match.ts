import { EJSON } from 'bson';
import { typeOf } from '../../src/values.ts';

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeOf(value) === 'object';

/** Throws where `actual` is not what the unified test format calls a match of `expected`. */
export function expectMatch(actual: unknown, expected: unknown, path = 'result', root = true): void {
  if (isObject(expected) && Object.keys(expected)[0]?.startsWith('$$')) {
    const [operator, operand] = Object.entries(expected)[0]!;
    return special(operator, operand, actual, path, root);
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return mismatch(path, actual, expected);
    return expected.forEach((item, i) =>
      expectMatch(actual[i], item, `${path}[${i}]`, root && isObject(item)),
    );
  }
  if (actual instanceof Map) return expectMatch(Object.fromEntries(actual), expected, path, root);
  if (!isObject(expected)) {
    const same = EJSON.stringify(actual ?? null) === EJSON.stringify(expected);
    return same ? undefined : mismatch(path, actual, expected);
  }
  if (!isObject(actual)) return mismatch(path, actual, expected);
  for (const [name, value] of Object.entries(expected)) {
    const optional = isObject(value) && ('$$exists' in value || '$$unsetOrMatches' in value);
    if (!(name in actual) && !optional) mismatch(`${path}.${name}`, undefined, value);
    expectMatch(actual[name], value, `${path}.${name}`, false);
  }
  const extra = root
    ? undefined
    : Object.keys(actual).find((name) => !(name in expected) && actual[name] !== undefined);
  if (extra !== undefined) mismatch(`${path}.${extra}`, actual[extra], undefined);
}

function special(operator: string, operand: unknown, actual: unknown, path: string, root: boolean): void {
  switch (operator) {
    case '$$exists':
      return (actual !== undefined) === operand
        ? undefined
        : mismatch(path, actual, `$$exists: ${String(operand)}`);
    case '$$unsetOrMatches':
      return actual === undefined || actual === null ? undefined : expectMatch(actual, operand, path, root);
    case '$$type': {
      const wanted = Array.isArray(operand) ? operand : [operand];
      return wanted.includes(typeOf(actual))
        ? undefined
        : mismatch(path, actual, `$$type: ${String(operand)}`);
    }
    default:
      throw new Error(`the runner does not know ${operator}`);
  }
}

function mismatch(path: string, actual: unknown, expected: unknown): never {
  throw new Error(
    `${path}: expected ${EJSON.stringify(expected ?? null)}, got ${EJSON.stringify(actual ?? null)}`,
  );
}
