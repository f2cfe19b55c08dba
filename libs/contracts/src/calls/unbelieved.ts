import { z } from 'zod';

/** What the server knows better than old clients: any plain value, without effect (CALL-4). */
const Unbelieved = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]).optional();

export const unbelieved = <const Name extends string>(...names: Name[]): Record<Name, typeof Unbelieved> =>
  Object.fromEntries(names.map((name) => [name, Unbelieved])) as Record<Name, typeof Unbelieved>;
