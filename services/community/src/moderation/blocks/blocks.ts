import type { ExportPart } from '@narae/contracts';
import { cutPage, exportPage, type ExportPage, findAuthors, readCursor } from '../../kernel/index.ts';
import { findAnyBlock } from './block.queries.ts';
import type { HideReason, BlockDays, LanTp, WritingBlock } from '@narae/contracts';
import { DomainError, auditEntry, type Joined } from '@narae/service-kit';
import type { ModerationContext } from '../context.ts';
import type { StoredBlock } from '../moderation.model.ts';
import { endBlock, findBlock, findBlocks, removeBlock, giveBlock, writeBlock } from './block.queries.ts';
import { reasonText } from './reasons.view.ts';

export interface GivenReason {
  readonly reason: HideReason;
  readonly note: string;
}

/** The reason `else` needs a note. @throws DomainError reason_note_input */
export const requireNote = ({ reason, note }: GivenReason): void => {
  if (reason === 'else' && !note) throw new DomainError('reason_note_input', { field: 'note' });
};

type Blocking = Pick<ModerationContext, 'blocks' | 'authors' | 'now'>;
const dayMs = 24 * 3_600_000;

const view = (block: StoredBlock, user_nick: string): WritingBlock => ({
  mem_id: block.mem_id,
  user_nick,
  reason: block.reason,
  note: block.note,
  since: block.since.toISOString(),
  until: block.until.toISOString(),
  version: block.version,
});

/** @param lan_tp language of the reason @throws DomainError writing_blocked (COMMUNITY-32) */
export const requireUnblocked = async (
  { blocks, now }: Pick<ModerationContext, 'blocks' | 'now'>,
  mem_id: string,
  lan_tp: LanTp,
): Promise<void> => {
  const at = now();
  const block = await findBlock(blocks, mem_id, at);
  if (!block) return;
  const seconds = Math.ceil((block.until.getTime() - at.getTime()) / 1000);
  const reason = reasonText(lan_tp, block.reason, block.note);
  throw new DomainError('writing_blocked', { params: { seconds, reason } });
};

export const readBlocks = async (
  { blocks, authors, now }: Blocking,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ rows: WritingBlock[]; next: string }> => {
  const found = await findBlocks(blocks, now(), { after: readCursor(after), size: limit + 1 });
  const { page, next } = cutPage(found, limit, ({ since, mem_id: id }) => ({ at: since.getTime(), id }));
  const existing = await findAuthors(
    authors,
    page.map(({ mem_id }) => mem_id),
  );
  return {
    rows: page.map((block) => view(block, existing.get(block.mem_id)?.nick ?? '')),
    next,
  };
};

interface NewBlock extends GivenReason {
  readonly mem_id: string;
  readonly days: BlockDays;
  readonly version: number;
}

/**
 * Blocks a member from writing (COMMUNITY-32).
 * @param by mem_id of the administrator
 * @throws DomainError reason_note_input, member_not_found for a member without posts, version_conflict
 */
export const blockWriting = async (
  { blocks, authors, now }: Blocking,
  { mem_id, days, reason, note, version }: NewBlock,
  by: string,
): Promise<WritingBlock> => {
  requireNote({ reason, note });
  const author = (await findAuthors(authors, [mem_id])).get(mem_id);
  if (!author) throw new DomainError('member_not_found', { field: 'mem_id' });
  const since = now();
  const until = new Date(since.getTime() + days * dayMs);
  const changes = [
    { field: 'until', from: '', to: until.toISOString() },
    { field: 'reason', from: '', to: reason },
  ];
  const audit = auditEntry(
    { by, action: 'writing-blocked' as const, kind: 'member', id: mem_id, changes },
    since,
  );
  const block = await writeBlock(blocks, { mem_id, reason, note, since, until }, { version, audit });
  if (!block) throw new DomainError('version_conflict');
  return view(block, author.nick);
};

/** Lets a member write again (COMMUNITY-32). @throws DomainError version_conflict */
export const unblockWriting = async (
  { blocks, now }: Pick<ModerationContext, 'blocks' | 'now'>,
  { mem_id, version }: { readonly mem_id: string; readonly version: number },
  by: string,
): Promise<void> => {
  const at = now();
  const audit = auditEntry({ by, action: 'writing-unblocked' as const, kind: 'member', id: mem_id }, at);
  if (!(await endBlock(blocks, { mem_id, version }, { now: at, audit })))
    throw new DomainError('version_conflict');
};

/** Deletes the block of a departed member (ACCOUNT-11). */
export const forgetBlock = ({ blocks }: Pick<ModerationContext, 'blocks'>, mem_id: string): Promise<void> =>
  removeBlock(blocks, mem_id);

/** Gives the block of a merged account to the remaining one (ACCOUNT-36, COMMUNITY-32). */
export const moveBlock = ({ blocks }: Pick<ModerationContext, 'blocks'>, joined: Joined): Promise<void> =>
  giveBlock(blocks, joined);

/** A member's block, for their export (ACCOUNT-40). */
export const exportBlock = async (
  { blocks }: Pick<ModerationContext, 'blocks'>,
  { mem_id }: ExportPage,
): Promise<ExportPart> => {
  const block = await findAnyBlock(blocks, mem_id);
  return exportPage(block ? [block] : [], () => '');
};
