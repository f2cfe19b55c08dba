import type { Connection } from 'mongoose';
import { isDuplicateKey } from './writes.ts';
import { number, storedModel, text } from './stored-fields.ts';

/** Digits behind each prefix (ID-1); the last twelve are ours. */
export const DIGITS = {
  MEM: 10,
  CART: 6,
  OPTD: 8,
  HOTCRAT: 7,
  ORDER: 9,
  RV_MEM: 9,
  COMMENT: 6,
  COU: 6,
  EVT_RV: 9,
  EVT_RV_MEM: 9,
  FAQ: 6,
  QNA: 6,
  REVIEW: 9,
  MEM_FILE: 9,
  EVT_FILE: 9,
  WAIT: 9,
  CUSTOM: 9,
  COMPANION: 9,
  TEMPLATE: 6,
  P: 6,
  INFO: 6,
  EVT: 6,
  POPUP: 6,
  TR: 8,
  SERIES: 6,
  RANGE: 6,
  CLOSED: 6,
} as const;

export type SequencePrefix = keyof typeof DIGITS;

/** Kinds that booking draws ahead without reading their counters, which are other services' (ID-3). */
const drawnElsewhere = ['MEM', 'COMMENT', 'QNA'] as const satisfies readonly SequencePrefix[];
export type DrawnElsewhere = (typeof drawnElsewhere)[number];

export const isDrawnElsewhere = (prefix: SequencePrefix): prefix is DrawnElsewhere =>
  (drawnElsewhere as readonly SequencePrefix[]).includes(prefix);

/** The upper half of a kind's digits, which its counter leaves out. */
export const keptRange = (prefix: DrawnElsewhere): { readonly from: number; readonly end: number } => {
  const end = 10 ** DIGITS[prefix];
  return { from: end / 2, end };
};

const sequenceModel = storedModel('Sequence', 'sequences', {
  _id: text<SequencePrefix>({ required: false }),
  last: number(),
});

/** Numbers a process takes at a time of kinds that come in rushes; of others it takes what it needs. */
const TAKEN_AHEAD: Partial<Record<SequencePrefix, number>> = { CART: 32, OPTD: 32, HOTCRAT: 32, RV_MEM: 32 };

interface Block {
  next: number;
  last: number;
  waiting: number;
  filling?: Promise<void>;
}

const blocksOf = new WeakMap<Connection, Map<SequencePrefix, Block>>();

const blockOf = (store: Connection, prefix: SequencePrefix): Block => {
  const blocks = blocksOf.get(store) ?? new Map<SequencePrefix, Block>();
  blocksOf.set(store, blocks);
  const block = blocks.get(prefix) ?? { next: 1, last: 0, waiting: 0 };
  blocks.set(prefix, block);
  return block;
};

/** Unique and growing, with gaps (ID-1): MEM0000000001. Numbers taken ahead grow within each process. */
export async function nextId(store: Connection, prefix: SequencePrefix): Promise<string> {
  const block = blockOf(store, prefix);
  block.waiting += 1;
  try {
    while (block.next > block.last) await (block.filling ??= fill(store, prefix, block));
  } finally {
    block.waiting -= 1;
  }
  const next = block.next;
  block.next += 1;
  return prefix + String(next).padStart(DIGITS[prefix], '0');
}

async function fill(store: Connection, prefix: SequencePrefix, block: Block): Promise<void> {
  const count = Math.max(TAKEN_AHEAD[prefix] ?? 1, block.waiting);
  try {
    let last = await advance(store, prefix, count).catch((error: unknown) => {
      // Two first callers may both try to create the counter; the one who lost finds it there.
      if (isDuplicateKey(error)) return advance(store, prefix, count);
      throw error;
    });
    if (isDrawnElsewhere(prefix) && touches(keptRange(prefix), last - count + 1, last)) {
      await sequenceModel(store).updateOne({ _id: prefix }, { $max: { last: keptRange(prefix).end - 1 } });
      last = await advance(store, prefix, count);
    }
    block.next = last - count + 1;
    block.last = last;
  } finally {
    delete block.filling;
  }
}

const touches = (
  { from, end }: { readonly from: number; readonly end: number },
  first: number,
  last: number,
): boolean => last >= from && first < end;

async function advance(store: Connection, prefix: SequencePrefix, count: number): Promise<number> {
  const counter = await sequenceModel(store)
    .findOneAndUpdate({ _id: prefix }, { $inc: { last: count } }, { upsert: true, returnDocument: 'after' })
    .lean();
  if (!counter) throw new Error(`No counter for ${prefix}`);
  return counter.last;
}
