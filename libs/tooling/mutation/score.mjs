/** Percent of an area's changes that its tests must find. */
export const lowestScore = 85;

const found = new Set(['Killed', 'Timeout']);
const survived = new Set(['Survived', 'NoCoverage']);

/**
 * What of the changes in some reports was found. A change that could not be run at all counts on neither side.
 * @returns files, changes that were run, those that survived, and percent found to two decimals
 */
export const scoreOf = (reports) => {
  const files = reports.flatMap((report) => Object.values(report.files));
  const statuses = files.flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const killed = statuses.filter((status) => found.has(status)).length;
  const left = statuses.filter((status) => survived.has(status)).length;
  const changes = killed + left;
  return {
    files: files.length,
    changes,
    survived: left,
    score: changes === 0 ? 0 : Math.floor((killed * 10_000) / changes) / 100,
  };
};

/** One line for each change of a report that no test found: where, and what it was changed to. */
export const survivorsOf = ({ files }) =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => survived.has(status))
      .map(({ location: { start }, replacement = '', mutatorName, status }) => {
        const unseen = status === 'NoCoverage' ? ' (no test reaches it)' : '';
        return `${file}:${start.line}:${start.column} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}${unseen}`;
      }),
  );
