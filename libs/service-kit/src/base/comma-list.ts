/** The parts of a setting that lists them with commas; none where it is absent or empty. */
export const commaList = (value = ''): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
