/** A row that moved between two pages meanwhile comes twice. */
export const onceEach = <Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [idOf(row), row])).values(),
];
