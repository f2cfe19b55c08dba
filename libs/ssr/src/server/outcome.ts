/**
 * What became of a page that is to be rendered by the server. `cached` and `rendered` went out whole, `partial` without
 * a part that threw. The others went out as the plain shell: `late`, `failed` (the renderer broke, hung or had too much
 * to do), `no_data` (the catalogue did not answer), `no_renderer` (the release brings none). A `late` page is counted
 * once more when it is done.
 */
export type SsrOutcome = 'cached' | 'rendered' | 'partial' | 'late' | 'failed' | 'no_data' | 'no_renderer';
