import { demoCommunity } from '@narae/demo-content/community';
import type { TestService } from '@narae/test-kit';
import { loadCommunity } from '../src/seeding/load-community.ts';
import { authorModel } from '../src/shared/author.model.ts';
import { startCommunity } from './support/start-community.ts';

let community: TestService;
beforeAll(async () => {
  community = await startCommunity();
});
afterAll(() => community.close());

test('a new shop is filled once, also by two starts at the same moment, and keeps what was changed since', async () => {
  const { store } = community;
  const fill = () => loadCommunity({ store, content: demoCommunity });
  await Promise.all([fill(), fill()]);
  const authors = authorModel(store);
  expect(await authors.countDocuments()).toBe(demoCommunity.people.length);
  const [first] = demoCommunity.people;
  await authors.deleteOne({ mem_id: first?.mem_id });
  expect(await fill()).toBe(0);
  expect(await authors.countDocuments()).toBe(demoCommunity.people.length - 1);
});
