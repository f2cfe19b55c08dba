/** A sentence for each name that an operator has set more than once. */
export const twiceIn = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.indexOf(name) !== at).map((name) => `"${name}" stands twice`);
