import type { StoredMember } from '../../kernel/member.model.ts';
import { hasSecondFactor } from './checks.ts';

it.each<[object, boolean]>([
  [{}, false],
  [{ passkeys: [] }, false],
  [{ second_factor: {} }, false],
  [{ second_factor: { app: null } }, false],
  [{ second_factor: { app: {} } }, true],
  [{ passkeys: [{}] }, true],
])('who has %j has a second factor: %s', (member, has) => {
  expect(hasSecondFactor(member as StoredMember)).toBe(has);
});
