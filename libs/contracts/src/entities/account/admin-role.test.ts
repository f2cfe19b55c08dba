import { adminRoles, isAdminRole, mayAct, roleOf } from './admin-role.ts';

it('lets the owner do everything and the others what is theirs', () => {
  for (const needed of adminRoles) {
    const bringing = needed === 'gate' ? ['owner', 'booking', 'gate'] : [...new Set(['owner', needed])];
    expect(adminRoles.filter((role) => mayAct(role, needed))).toEqual(bringing);
    expect(mayAct(null, needed)).toBe(false);
  }
  expect(adminRoles.every((role) => mayAct(role, 'any'))).toBe(true);
  expect(mayAct(null, 'any')).toBe(false);
});

it('takes an administrator without a role for an owner, and nobody else', () => {
  expect(roleOf({ admin_yn: 'Y' })).toBe('owner');
  expect(roleOf({ admin_yn: 'Y', admin_role: null })).toBe('owner');
  expect(roleOf({ admin_yn: 'Y', admin_role: 'gate' })).toBe('gate');
  expect(roleOf({ admin_yn: 'N', admin_role: 'owner' })).toBeNull();
});

it.each(['root', '', 'OWNER', 'any', null, 1])('knows no role %p', (role) => {
  expect(isAdminRole(role)).toBe(false);
});
