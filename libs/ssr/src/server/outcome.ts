/**
 * `cached` and `rendered` went out whole, `partial` without a part that threw. The others went out as the
 * plain shell: `late` (counted again when done), `failed` (the renderer broke, hung or was busy), `no_data`
 * (the catalogue did not answer), `no_renderer` (the release brings none).
 */
export type SsrOutcome = 'cached' | 'rendered' | 'partial' | 'late' | 'failed' | 'no_data' | 'no_renderer';
