import { calls } from '../index.ts';
import { fieldsIn, ownedFields, sharedFields } from './owned-objects.ts';

const ofMembers = Object.values(calls).filter(({ access }) => access === 'own' || access === 'member');

it('knows of every field that looks like an identifier whether a member owns what it names', () => {
  const known = new Set<string>([...ownedFields, ...sharedFields]);
  const unknown = ofMembers.flatMap(({ name, input }) =>
    fieldsIn(input)
      .filter((field) => /(?:(?:^|_)ids?|Ids?|^sid|refno)$/.test(field) && !known.has(field))
      .map((field) => `${name}.${field}`),
  );
  expect(unknown).toEqual([]);
});

it('names no field that nothing takes', () => {
  const taken = new Set(Object.values(calls).flatMap(({ input }) => fieldsIn(input)));
  expect([...ownedFields, ...sharedFields].filter((field) => !taken.has(field))).toEqual([]);
});
