import { callTable, type CallName } from '@narae/contracts/call-table';
import { costOf } from './call-costs.ts';

test('calls cost one, searches and uploads more; what is no call costs nothing', () => {
  expect(['productList1', 'productSearch', 'uploadPassport'].map(costOf)).toEqual([1, 10, 10]);
  expect([undefined, 'constructor', '/stream'].map(costOf)).toEqual([0, 0, 0]);
});

test('every call costs something, but for files, keys and what providers report', () => {
  const names = Object.keys(callTable) as CallName[];
  const free = names.filter((name) => costOf(name) === 0 && callTable[name].access !== 'provider');
  expect(free.sort()).toEqual(['download', 'jwks']);
  expect(names.filter((name) => callTable[name].access === 'provider').map(costOf)).not.toContain(1);
});
