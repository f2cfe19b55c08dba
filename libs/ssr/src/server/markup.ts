import escapeHtml from 'escape-html';

/** Escapes for HTML and XML, without signs that no document may hold. */
export const escaped = (text: string): string =>
  escapeHtml(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));

/** Data inside a script element: nothing in it can end the element or open a comment. */
export const jsonInScript = (data: unknown): string =>
  JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
