/**
 * How many times slower than an idle developer's machine this one may be. Time limits of tests are generous for a
 * machine four times slower; TEST_TIME_SCALE multiplies them further.
 */
export const timeScale = Math.max(1, Number(process.env.TEST_TIME_SCALE) || 1);
