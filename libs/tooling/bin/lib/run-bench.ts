// Runs one bench file and prints its rows: what was measured, beside its baseline, as a ratio.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface BenchRow {
  metric: string;
  value: number;
  unit: string;
  baseline?: number;
  ratio?: number;
}

const file = process.argv[2] ?? '';
const { name, run } = (await import(pathToFileURL(path.resolve(file)).href)) as {
  name: string;
  run: () => Promise<BenchRow[]>;
};
const round = (value: number | undefined): number | string =>
  value === undefined ? '' : Number(value.toPrecision(4));

console.log(name);
console.table(
  (await run()).map(({ metric, value, unit, baseline, ratio }) => ({
    metric,
    value: round(value),
    unit,
    baseline: round(baseline),
    ratio: round(ratio ?? (baseline ? value / baseline : undefined)),
  })),
);
process.exit(0);
