/** What every call of the community's back office has. */
export const ofDesk = { method: 'POST', owner: 'community', access: 'admin', role: 'community' } as const;
