import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Tokens = Record<string, string>;

function block(selector: string): Tokens {
  const from = source.indexOf(`${selector} {`);
  const body = source.slice(from, source.indexOf('}', from));
  return Object.fromEntries(
    Array.from(body.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value]),
  );
}

const light = block('\n:root');
const bySystem = block(":root:not([data-theme='light'])");
const byChoice = block(":root[data-theme='dark']");

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Words on what they stand on. */
const TEXT_PAIRS = [
  ['ink', 'paper'],
  ['ink', 'mist'],
  ['soft', 'paper'],
  ['soft', 'mist'],
  ['on-accent', 'accent-fill'],
  ['on-accent', 'accent-fill-hover'],
  ['accent-text', 'paper'],
  ['accent-text', 'mist'],
  ['accent-text', 'accent-tint'],
  ['celadon-text', 'paper'],
  ['celadon-text', 'mist'],
  ['celadon-text', 'celadon-tint'],
  ['amber-text', 'paper'],
  ['amber-text', 'amber-tint'],
  ['ink', 'amber-tint'],
] as const;

describe.each([
  ['light', light],
  ['dark', { ...light, ...byChoice }],
])('%s colours', (_, tokens) => {
  const colour = (name: string) => tokens[`--${name}`] ?? '';

  it.each(TEXT_PAIRS)('%s on %s reaches 4.5:1', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the borders of controls at 3:1', () => {
    expect(contrast(colour('control-line'), colour('paper'))).toBeGreaterThanOrEqual(3);
  });
});

describe('dark colours', () => {
  it('are the same by the system’s choice and by the reader’s', () => {
    expect(bySystem).toEqual(byChoice);
    expect(Object.keys(byChoice).length).toBeGreaterThan(15);
  });
});

test('the sizes that a table names beside its tokens are those of the tokens', () => {
  const table = readFileSync(new URL('./display/table.module.css', import.meta.url), 'utf8');
  const named = Array.from(
    table.matchAll(/var\((--(?:s|fs)-\d+)(?:, ([^)]+))?\)/g),
    ([, token = '', size]) => ({
      token,
      size,
    }),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named).toEqual(named.map(({ token }) => ({ token, size: light[token] })));
});
