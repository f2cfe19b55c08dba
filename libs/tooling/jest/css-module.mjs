/** Class names as they are written, so that tests can ask for them. */
export default new Proxy({}, { get: (_styles, name) => String(name) });
