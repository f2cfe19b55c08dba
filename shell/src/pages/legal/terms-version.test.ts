import { termsVersion } from '@narae/contracts/terms-version';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.dirname(fileURLToPath(import.meta.url));
const [year, month, day] = termsVersion.split('-').map(Number);

test.each(['CHN', 'KOR', 'JPN', 'ENG', 'VTN'].flatMap((lanTp) => [`terms.${lanTp}`, `policy.${lanTp}`]))(
  '%s take effect on the day that a consent names',
  (name) => {
    const { effective } = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as {
      effective: string;
    };
    const words = effective.replace('November', '11');
    const numbers = (words.match(/\d+/g) ?? []).map(Number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([year, month, day].toSorted((a = 0, b = 0) => a - b));
  },
);
