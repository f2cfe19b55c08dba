import { isDuplicateKey, type AuditEntry } from '@narae/service-kit';
import { beyond, type PageCursor } from '../../kernel/index.ts';
import type { blockModel, StoredBlock } from '../moderation.model.ts';

type Blocks = ReturnType<typeof blockModel>;

/** The block of a member that is in force; null where they may write. */
export const findBlock = (blocks: Blocks, mem_id: string, now: Date): Promise<StoredBlock | null> =>
  blocks
    .findOne({ mem_id, until: { $gt: now } })
    .lean<StoredBlock>()
    .exec();

/** The block of a member, in force or over; null where they never had one. */
export const findAnyBlock = (blocks: Blocks, mem_id: string): Promise<StoredBlock | null> =>
  blocks.findOne({ mem_id }).lean<StoredBlock>().exec();

/** Until when some members may not write; those who may are missing. */
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

/** Blocks in force, the newest first. */
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

/** Stops a member, or changes how; null when somebody was faster. @param version of the block that was seen, 0 of none */
export const writeBlock = async (
  blocks: Blocks,
  block: Pick<StoredBlock, 'mem_id' | 'reason' | 'note' | 'since' | 'until'>,
  { version, audit }: { version: number; audit: AuditEntry },
): Promise<StoredBlock | null> => {
  const { mem_id, ...facts } = block;
  // Of none that is in force the row may still be there, from an earlier time.
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

/** Ends a block now. @returns false when somebody was faster */
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

/** Forgets that a member was ever stopped. */
export const removeBlock = async (blocks: Blocks, mem_id: string): Promise<void> => {
  await blocks.deleteOne({ mem_id });
};

/** Stops another member in one's place, until the later of both ends. */
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
    // The other one's is the longer.
    if (!isDuplicateKey(error)) throw error;
  }
  await removeBlock(blocks, from);
};
