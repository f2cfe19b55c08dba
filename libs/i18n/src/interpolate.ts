export type Params = Readonly<Record<string, string | number>>;

const PARAM = /\{\{(\w+)\}\}/g;
const BRACKETED = /\s?[(（][^()（）]*\{\{(\w+)\}\}[^()（）]*[)）]/g;

/**
 * Puts params into `{{name}}`. Not every caller knows every param: a remark in brackets goes when its param was not
 * given, and no brace is ever shown.
 */
export function interpolate(text: string, params: Params = {}): string {
  return text
    .replace(BRACKETED, (remark, name: string) => (params[name] === undefined ? '' : remark))
    .replace(PARAM, (_, name: string) => String(params[name] ?? ''));
}
