/** What the call of every service that searches its security log has: it is for owners (ACCOUNT-42). */
export const ofSecurityLog = { method: 'POST', access: 'admin', role: 'owner', params: 'info' } as const;
