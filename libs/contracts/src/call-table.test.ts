import { z } from 'zod';
import { calls } from './index.ts';
import { callTable } from './call-table.ts';

const rows = Object.entries(callTable);

it('names every row as it is exported', () => {
  expect(rows.filter(([name, row]) => row.name !== name)).toEqual([]);
});

it('gives every method and path to one call', () => {
  const addresses = rows.map(([, { method, path }]) => `${method} ${path}`);
  expect(addresses.filter((address, place) => addresses.indexOf(address) !== place)).toEqual([]);
});

it.each(Object.values(calls))('$name says which fields follow from the language of the page', (contract) => {
  const fields = contract.input instanceof z.ZodObject ? Object.keys(contract.input.shape) : [];
  const expected = ['currency', 'lan_tp'].filter((field) => fields.includes(field));
  expect(contract.locale ?? []).toEqual(expected);
});
