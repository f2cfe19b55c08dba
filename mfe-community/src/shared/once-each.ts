/** Rows without those that came before: one that moved between two pages while they were read comes twice. */
export const onceEach = <Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [idOf(row), row])).values(),
];
