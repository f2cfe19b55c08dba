import { isDuplicateKey, type AuditEntry } from '@narae/service-kit';
import { beyond, type PageCursor } from '../../kernel/index.ts';
import type { blockModel, StoredBlock } from '../moderation.model.ts';

type Blocks = ReturnType<typeof blockModel>;

export const findBlock = (blocks: Blocks, mem_id: string, now: Date): Promise<StoredBlock | null> =>
  blocks
    .findOne({ mem_id, until: { $gt: now } })
    .lean<StoredBlock>()
    .exec();

export const findAnyBlock = (blocks: Blocks, mem_id: string): Promise<StoredBlock | null> =>
  blocks.findOne({ mem_id }).lean<StoredBlock>().exec();

export const findBlockedUntil = async (
  blocks: Blocks,
  mem_ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> => {
  const found = await blocks
    .find({ mem_id: { $in: [...new Set(mem_ids)] }, until: { $gt: now } }, { mem_id: 1, until: 1 })
    .lean<Pick<StoredBlock, 'mem_id' | 'until'>[]>()
    .exec();
  return new Map(found.map(({ mem_id, until }) => [mem_id, until]));
};

export const findBlocks = (
  blocks: Blocks,
  now: Date,
  { after, size }: { after: PageCursor | null; size: number },
): Promise<StoredBlock[]> =>
  blocks
    .find({
      until: { $gt: now },
      ...(after && beyond('since', new Date(after.at), 'mem_id', after.id)),
    })
    .sort({ since: -1, mem_id: -1 })
    .limit(size)
    .lean<StoredBlock[]>()
    .exec();

/** Stores a block; null if another change came first. @param version of the displayed block, 0 for none */
export const writeBlock = async (
  blocks: Blocks,
  block: Pick<StoredBlock, 'mem_id' | 'reason' | 'note' | 'since' | 'until'>,
  { version, audit }: { version: number; audit: AuditEntry },
): Promise<StoredBlock | null> => {
  const { mem_id, ...facts } = block;
  // An ended block may still be stored.
  const seen = version === 0 ? { mem_id, until: { $lte: block.since } } : { mem_id, version };
  try {
    return await blocks
      .findOneAndUpdate(
        seen,
        { $set: facts, $inc: { version: 1 }, $push: { audit } },
        { upsert: version === 0, returnDocument: 'after' },
      )
      .lean<StoredBlock>()
      .exec();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return null;
  }
};

/** @returns false if another change came first */
export const endBlock = async (
  blocks: Blocks,
  { mem_id, version }: Pick<StoredBlock, 'mem_id' | 'version'>,
  { now, audit }: { now: Date; audit: AuditEntry },
): Promise<boolean> => {
  const done = await blocks.updateOne(
    { mem_id, version, until: { $gt: now } },
    { $set: { until: now }, $inc: { version: 1 }, $push: { audit } },
  );
  return done.matchedCount === 1;
};

export const removeBlock = async (blocks: Blocks, mem_id: string): Promise<void> => {
  await blocks.deleteOne({ mem_id });
};

/** Gives the block of one member to another, with the later end. */
export const giveBlock = async (
  blocks: Blocks,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> => {
  const block = await blocks.findOne({ mem_id: from }).lean<StoredBlock>().exec();
  if (!block) return;
  const { reason, note, since, until } = block;
  try {
    await blocks.updateOne(
      { mem_id: into, until: { $lt: until } },
      { $set: { reason, note, since, until }, $inc: { version: 1 } },
      { upsert: true },
    );
  } catch (error) {
    // The other block ends later.
    if (!isDuplicateKey(error)) throw error;
  }
  await removeBlock(blocks, from);
};
