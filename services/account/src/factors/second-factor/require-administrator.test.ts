import type { StoredMember } from '../../kernel/member.model.ts';
import { requireAdministrator } from './checks.ts';

const member = (over: object): StoredMember => ({ admin_yn: 'N', ...over }) as StoredMember;

it('lets administrators through, and says why it does not let others', () => {
  const owner = member({ admin_yn: 'Y' });
  expect(requireAdministrator(owner)).toBe(owner);
  expect(() => requireAdministrator(member({ admin_role: 'owner' }))).toThrow('admin_only');
  expect(() => requireAdministrator(null)).toThrow('login_required');
});
