const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The W3C `traceparent` that begins a call's trace: one id under which every process on its way logs it. */
export const newTraceparent = (): string => `00-${hex(16)}-${hex(8)}-01`;
