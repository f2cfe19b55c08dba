import { memIdOf, PEOPLE, type PersonName } from './content/people.ts';

const names = Object.keys(PEOPLE) as readonly PersonName[];

/** What people say in the demo shop. Its shape is the `CommunityContent` of the community, whose seed entry point hands it to the loader. */
export const demoCommunity = {
  people: names.map((name) => ({ mem_id: memIdOf(name), nick: PEOPLE[name].nick })),
};
