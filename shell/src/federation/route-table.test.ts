import { routeTable } from './route-table.ts';

describe('the route table', () => {
  it('gives every path to one remote', () => {
    const paths = Object.values(routeTable).flat();
    expect(paths).toHaveLength(37);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
