/** What decides whether a row has what is wanted of it: its ratio to what was measured beside it, without that its value. */
const figureOf = ({ value, baseline }) => (baseline === undefined ? value : value / baseline);

/** Whether a row has what is wanted of it; undefined where nothing is. */
export const isMet = ({ wanted, ...row }) => {
  if (wanted === undefined) return undefined;
  const figure = figureOf(row);
  return wanted.atLeast === undefined ? figure <= wanted.atMost : figure >= wanted.atLeast;
};

const rounded = (value) => (value === undefined ? '' : Number(value.toPrecision(4)));

/** What is wanted, as it is printed: "≥ 0.8". */
const wantedText = ({ wanted }) => {
  if (wanted === undefined) return '';
  return wanted.atLeast === undefined ? `≤ ${wanted.atMost}` : `≥ ${wanted.atLeast}`;
};

/** A row as `console.table` shows it. */
export const printable = (row) => ({
  metric: row.metric,
  value: rounded(row.value),
  unit: row.unit,
  beside: rounded(row.baseline),
  ratio: row.baseline === undefined ? '' : rounded(figureOf(row)),
  wanted: wantedText(row),
  missed: isMet(row) === false ? 'missed' : '',
});

/** The last lines of `npm run bench`: which rows miss what is wanted of them. */
export const missesOf = (rows) => {
  const judged = rows.filter((row) => row.wanted !== undefined);
  const missed = judged.filter((row) => !isMet(row));
  if (missed.length === 0) return [`${judged.length} rows have what is wanted of them.`];
  return [
    `${missed.length} of ${judged.length} rows miss what is wanted of them:`,
    ...missed.map((row) => `  ${row.metric}: ${rounded(figureOf(row))}, wanted ${wantedText(row)}`),
  ];
};
