// Writes src/people/tel-countries.ts from libphonenumber's data: `npx tsx libs/rules/test/make-tel-countries.ts`. Browsers carry
// this table instead of the library, which weighs fifty times as much. A test compares the two.
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** As much of the library's data as the table needs; a country is a list with a place for each fact. */
interface Metadata {
  readonly countries: Readonly<Record<string, readonly unknown[]>>;
  readonly country_calling_codes: Readonly<Record<string, readonly string[]>>;
}

const LENGTHS = 3;
const TRUNK = 5;
const PER_LINE = 6;

const require = createRequire(import.meta.url);
const metadata = require('libphonenumber-js/min/metadata') as Metadata;

/** `KR:82:0:5,6,8` for each country, those that share a calling code after the one it stands for first of all. */
export const telRows = Object.entries(metadata.country_calling_codes).flatMap(([code, regions]) =>
  regions.flatMap((region) => {
    const facts = metadata.countries[region];
    return facts ? [`${region}:${code}:${String(facts[TRUNK] || '')}:${String(facts[LENGTHS])}`] : [];
  }),
);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = Array.from({ length: Math.ceil(telRows.length / PER_LINE) }, (_, line) =>
    telRows.slice(line * PER_LINE, (line + 1) * PER_LINE).join(' '),
  );
  await writeFile(
    new URL('../src/people/tel-countries.ts', import.meta.url),
    `// Made by test/make-tel-countries.ts: region, calling code, trunk prefix, lengths of numbers without them.
export const telCountryRows = \`
${lines.join('\n')}
\`;
`,
  );
}
