/** `owner` runs everything, `gate` checks guests in and nothing else (ACCOUNT-13). */
export const adminRoles = ['owner', 'catalogue', 'booking', 'community', 'gate'] as const;
export type AdminRole = (typeof adminRoles)[number];

export type NeededRole = AdminRole | 'any';

export const isAdminRole = (role: unknown): role is AdminRole => adminRoles.some((known) => known === role);

/** Whoever runs the bookings may stand at the gate as well. */
const brings: Readonly<Partial<Record<AdminRole, readonly AdminRole[]>>> = { booking: ['gate'] };

/** `role` is null for non-administrators (ACCOUNT-13). */
export const mayAct = (role: AdminRole | null, needed: NeededRole): boolean =>
  role === 'owner' ||
  (role !== null &&
    (needed === 'any' || role === needed || (brings[role]?.some((brought) => brought === needed) ?? false)));

/** An administrator without a role is an owner, as all were before there were roles (ACCOUNT-13). */
export const roleOf = (member: {
  readonly admin_yn: 'Y' | 'N';
  readonly admin_role?: AdminRole | null | undefined;
}): AdminRole | null => (member.admin_yn === 'Y' ? (member.admin_role ?? 'owner') : null);
