/** What an administrator runs of the shop (ACCOUNT-13): the owner everything, `gate` checks guests in and nothing else. */
export const adminRoles = ['owner', 'catalogue', 'booking', 'community', 'gate'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** What a call or a page asks of an administrator: one role, or `any` of them. */
export type NeededRole = AdminRole | 'any';

export const isAdminRole = (role: unknown): role is AdminRole => adminRoles.some((known) => known === role);

/** Roles that another one brings along: whoever runs the bookings may stand at the gate as well. */
const brings: Readonly<Partial<Record<AdminRole, readonly AdminRole[]>>> = { booking: ['gate'] };

/** Whether an administrator may use what asks for a role; null for somebody who is none (ACCOUNT-13). */
export const mayAct = (role: AdminRole | null, needed: NeededRole): boolean =>
  role === 'owner' ||
  (role !== null &&
    (needed === 'any' || role === needed || (brings[role]?.some((brought) => brought === needed) ?? false)));

/** The role of a member; an administrator without one is an owner, as all were before there were roles (ACCOUNT-13). */
export const roleOf = (member: {
  readonly admin_yn: 'Y' | 'N';
  readonly admin_role?: AdminRole | null | undefined;
}): AdminRole | null => (member.admin_yn === 'Y' ? (member.admin_role ?? 'owner') : null);
