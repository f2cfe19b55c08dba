/** Loopback, and names that are reserved for examples and tests (RFC 2606). */
const harmless = /(?:^|\.)(?:localhost|example|test)$/;
const loopback = ['127.0.0.1', '[::1]'];

/** Whether a browser may be led to an address: nobody is led from a developer's machine to elsewhere. */
export const mayLeadTo = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return loopback.includes(hostname) || harmless.test(hostname);
};
