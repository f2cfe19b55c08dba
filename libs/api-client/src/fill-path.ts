/** Moves the fields a path names (`/payment/:pay_type`) out of the call's fields into its address. */
export function fillPath(
  path: string,
  fields: Readonly<Record<string, unknown>>,
): { url: string; rest: Record<string, unknown> } {
  const rest = { ...fields };
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    if (value === undefined || value === null || value === '')
      throw new Error(`path parameter ${name} is missing`);
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { url, rest };
}
