export type Params = Readonly<Record<string, string | number>>;

/** Puts params into `{{name}}`. A param that was not given leaves nothing behind rather than braces. */
export function interpolate(text: string, params: Params = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
}
