export const auditOutcome: (json: string) => { readonly lines: readonly string[]; readonly code: 0 | 1 | 2 };
