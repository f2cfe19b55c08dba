import { rmSync } from 'node:fs';
import type { IndexSpec } from '../src/indexes.ts';
import { plan } from '../src/plan.ts';
import { Store } from '../src/store.ts';
import { decode, type Doc, encode, plain } from '../src/values.ts';
import { temporaryDirectory } from './start.ts';

/** An index, filters, and how many of 100 documents (`n` and `even` texts, every tenth with payments) are read for each. */
const READS: [IndexSpec, [Doc, number][]][] = [
  [
    { name: 'n', key: { n: 1 } },
    [
      [{ n: 5 }, 1],
      [{ n: { $gte: 90 } }, 10],
      [{ n: { $in: [1, 2, 3, 3] } }, 3],
      [{ n: { $ne: 5 } }, 100],
    ],
  ],
  [
    { name: 'p', key: { even: 1, n: -1 } },
    [
      [{ even: 'yes', n: { $lt: 10 } }, 5],
      [{ n: 5 }, 100],
      [{ even: { $in: ['yes', 'no'] }, n: 4 }, 1],
    ],
  ],
  [
    {
      name: 'u',
      key: { 'payments.refno': 1 },
      unique: true,
      partialFilterExpression: { 'payments.refno': { $gt: '' } },
    },
    [
      [{ 'payments.refno': 'r10' }, 1],
      [{ $and: [{ 'payments.refno': { $in: ['r10', 'r20'] } }] }, 2],
      [{ 'payments.refno': { $in: ['r10', null] } }, 100],
      [{ 'payments.refno': 'r20', payments: { $elemMatch: { refno: 'r20' } } }, 1],
      [{ payments: { $elemMatch: { refno: 'r20' } } }, 100],
      [{ 'payments.refno': { $gt: 'r8' } }, 2],
      [{ 'payments.refno': { $gte: '' } }, 100],
      [{ 'payments.refno': { $lt: 'r2' } }, 100],
      [{ 'payments.refno': 10 }, 100],
      [{ 'payments.refno': null }, 100],
    ],
  ],
  [
    { name: 'l', key: { some: 1 }, partialFilterExpression: { some: { $lt: 1000 } } },
    [
      [{ some: { $lte: 10 } }, 2],
      [{ some: { $lt: 1000 } }, 10],
      [{ some: { $lte: 1000 } }, 100],
      [{ some: { $gt: 10 } }, 100],
    ],
  ],
  [
    { name: 't', key: { n: 1, even: 1 }, partialFilterExpression: { even: { $type: 'string' } } },
    [
      [{ n: 4, even: { $type: 'string' } }, 1],
      [{ n: 4, even: 'yes' }, 100],
    ],
  ],
  [
    { name: 'x', key: { some: 1 }, partialFilterExpression: { some: { $exists: true } } },
    [
      [{ some: 10 }, 1],
      [{ some: { $gt: 0 } }, 9],
      [{ some: null }, 100],
    ],
  ],
  [
    { name: 's', key: { some: 1 }, sparse: true },
    [
      [{ some: 10 }, 1],
      [{ some: null }, 100],
      [{ some: { $gt: 0 } }, 9],
    ],
  ],
  [
    { name: 'e', key: { n: 1 }, partialFilterExpression: { even: 'yes' } },
    [
      [{ n: 4, even: 'yes' }, 1],
      [{ n: 4 }, 100],
      [{ n: 4, even: 'no' }, 100],
    ],
  ],
];

describe('looking documents up', () => {
  it.each(READS)('through %j', async (spec, expected) => {
    const dataDir = temporaryDirectory();
    const store = new Store({ dataDir, noSync: true });
    const collection = await store.write(() => {
      const created = store.create('t.c');
      created.addIndex(spec);
      for (let n = 0; n < 100; n++) {
        const payments = n % 10 === 0 ? [{ refno: `r${n}` }, { refno: `again-${n}` }] : [];
        created.insert(
          encode({
            _id: n,
            n,
            even: n % 2 === 0 ? 'yes' : 'no',
            payments,
            some: n % 10 === 0 ? n : undefined,
          }),
        );
      }
      return created;
    });
    const read = (filter: Doc) =>
      [...plan(collection, filter).stored].map(({ bytes }) => plain(decode(bytes)._id));
    expect(expected.map(([filter]) => [filter, read(filter).length])).toEqual(expected);
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
});
