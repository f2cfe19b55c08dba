import { BadNotification } from './provider.ts';

/** More than a provider ever sends. */
const mostFields = 60;

const unescapeUtf8 = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new BadNotification('The body is not UTF-8');
  }
};

/**
 * Each name once: of two values, one could be signed and the other read.
 * @param unescape decodes a name or value; without it, UTF-8 @throws BadNotification
 */
export const readForm = (
  body: string,
  unescape: (text: string) => string = unescapeUtf8,
): Map<string, string> => {
  const fields = new Map<string, string>();
  for (const pair of body.split('&')) {
    const at = pair.indexOf('=');
    if (at < 1) throw new BadNotification('The body is not a form');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)].map(unescape) as [string, string];
    if (fields.has(name)) throw new BadNotification(`The field ${name} comes twice`);
    fields.set(name, value);
    if (fields.size > mostFields) throw new BadNotification('The form has too many fields');
  }
  return fields;
};

/** @throws BadNotification when the field is absent or malformed */
export const neededField = (fields: ReadonlyMap<string, string>, name: string, form: RegExp): string => {
  const value = fields.get(name) ?? '';
  if (!form.test(value)) throw new BadNotification(`The field ${name} is missing or malformed`);
  return value;
};
