export function fakeShellConfig() { return {}; }
