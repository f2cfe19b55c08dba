import { calls } from '../index.ts';
import { fieldsIn, ownedFields, ownedIn, sharedFields } from './owned-objects.ts';

const notOfDesks = Object.values(calls).filter(({ access }) => access !== 'admin');

it('knows of every field that looks like an identifier whether a member owns what it names', () => {
  const known = new Set<string>([...ownedFields, ...sharedFields]);
  const unknown = notOfDesks.flatMap(({ name, input }) =>
    fieldsIn(input)
      .filter((field) => /(?:(?:^|_)ids?|Ids?|^sid|refno)$/.test(field) && !known.has(field))
      .map((field) => `${name}.${field}`),
  );
  expect(unknown).toEqual([]);
});

it('sees every call that takes one: what stands in a list has a field of its own at the top as well', () => {
  const hidden = notOfDesks.filter((call) => {
    const { shape } = call.input as { shape?: object };
    const owned: readonly string[] = ownedIn(call);
    return owned.length > 0 && shape && !Object.keys(shape).some((field) => owned.includes(field));
  });
  expect(hidden.map(({ name }) => name)).toEqual([]);
});

it('stands in calls of the services whose tests have a table of them', () => {
  const owners = notOfDesks.filter((call) => ownedIn(call).length > 0).map(({ owner }) => owner);
  expect([...new Set(owners)].sort()).toEqual(['account', 'booking', 'community']);
});

it('names no field that nothing takes', () => {
  const taken = new Set(Object.values(calls).flatMap(({ input }) => fieldsIn(input)));
  expect([...ownedFields, ...sharedFields].filter((field) => !taken.has(field))).toEqual([]);
});
