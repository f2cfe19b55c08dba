/**
 * The turn of this run, from TEST_TURN: what takes long and has many cases of one kind is tried in turn, some cases at
 * each run. `null` without it: a run of single tests tries every case.
 */
export const testTurn = process.env.TEST_TURN ? Number(process.env.TEST_TURN) : null;

/** The turn of a run that was given none: CI counts its runs, elsewhere each day has the next one. */
export const nextTurn = ({ GITHUB_RUN_NUMBER } = process.env) =>
  Number(GITHUB_RUN_NUMBER) || Math.floor(Date.now() / 86_400_000);

/**
 * Those of `cases` that are tried at a turn: each is, once in `turns` runs, and at least one in every run. `ahead` takes
 * those of a later turn instead.
 */
export const inTurn = (cases, turns, { ahead = 0, turn = testTurn } = {}) => {
  const round = Math.min(turns, cases.length);
  return turn === null ? cases : cases.filter((_, at) => at % round === (turn + ahead) % round);
};
