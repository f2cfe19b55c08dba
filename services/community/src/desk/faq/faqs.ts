import type { DeskFaq, DeskFaqRow, FaqRow, LanTp } from '@narae/contracts';
import { DomainError, auditEntry, nextId } from '@narae/service-kit';
import { MAX_FAQS, type FaqCategory } from '@narae/contracts/faq-limits';
import type { DeskContext } from '../context.ts';
import { findDocument, countDocuments, updateDocument } from '../desk.queries.ts';
import { findFaqs, findPublished, lastPosition, movePlaces } from './faq.queries.ts';
import { inOrder, faqViolation, type WrittenFaq } from './faq.rules.ts';
import { toDeskFaq, toDeskFaqRow, toFaqRow } from './faq.view.ts';
import { suggestedOf, textChanges } from '../written-texts.rules.ts';

/** Published entries in the reader's language or its fallback (COMMUNITY-20). */
export const listFaqs = async ({ faqs }: Pick<DeskContext, 'faqs'>, lanTp: LanTp): Promise<FaqRow[]> =>
  inOrder(await findPublished(faqs)).map((faq) => toFaqRow(faq, lanTp));

export const listFaqsForDesk = async ({ faqs }: Pick<DeskContext, 'faqs'>): Promise<DeskFaqRow[]> =>
  inOrder(await findFaqs(faqs)).map(toDeskFaqRow);

/** @throws DomainError faq_not_found */
export const readFaqForDesk = async (
  { faqs }: Pick<DeskContext, 'faqs'>,
  faq_id: string,
): Promise<DeskFaq> => {
  const found = await findDocument(faqs, { faq_id });
  if (!found || found.deleted_at) throw new DomainError('faq_not_found', { field: 'faq_id' });
  return toDeskFaq(found);
};

type Context = Pick<DeskContext, 'faqs' | 'store' | 'now'>;

const fields = ['category', 'published', 'suggested'] as const;

const changesOf = (before: DeskFaq | null, after: WrittenFaq) => [
  ...fields
    .filter((field) => String(before?.[field] ?? '') !== String(after[field]))
    .map((field) => ({ field, from: String(before?.[field] ?? ''), to: String(after[field]) })),
  ...textChanges(before, after),
];

/**
 * Adds an entry to a category, or changes the version that was read (COMMUNITY-21).
 * @param by mem_id of the administrator
 * @throws DomainError faq_question_input, faq_answer_input, faq_figure_unknown, faq_not_found, faqs_most,
 * version_conflict
 */
export const saveFaq = async (
  context: Context,
  {
    faq_id,
    version,
    ...asked
  }: WrittenFaq & { readonly faq_id?: string | undefined; readonly version: number },
  by: string,
): Promise<DeskFaq> => {
  const { faqs } = context;
  const existing = faq_id === undefined ? null : await findDocument(faqs, { faq_id });
  if (faq_id !== undefined && (!existing || existing.deleted_at))
    throw new DomainError('faq_not_found', { field: 'faq_id' });
  const written = { ...asked, suggested: suggestedOf(asked.titles, asked.suggested) };
  const violation = faqViolation(written);
  if (violation) throw new DomainError(violation.key, violation);
  const entryOf = (id: string) => {
    const changes = changesOf(existing && toDeskFaq(existing), written);
    return auditEntry({ by, action: 'faq-changed' as const, kind: 'faq', id, changes }, context.now());
  };
  if (existing) {
    const moved = existing.category !== written.category;
    const set = { ...written, ...(moved && { position: await lastPosition(faqs, written.category) }) };
    const read = { faq_id: existing.faq_id, version };
    const changed =
      existing.version === version && (await updateDocument(faqs, read, set, entryOf(existing.faq_id)));
    if (!changed) throw new DomainError('version_conflict', { field: 'version' });
    return toDeskFaq(changed);
  }
  if ((await countDocuments(faqs)) >= MAX_FAQS)
    throw new DomainError('faqs_most', { params: { most: MAX_FAQS } });
  const made = {
    ...written,
    faq_id: await nextId(context.store, 'FAQ'),
    position: await lastPosition(faqs, written.category),
    version: 1,
    deleted_at: null,
  };
  await faqs.create({ ...made, audit: [entryOf(made.faq_id)] });
  return toDeskFaq(made);
};

/** @param faq_ids all entries of the category @throws DomainError version_conflict if they have changed */
export const orderFaqs = async (
  context: Context,
  { category, faq_ids }: { readonly category: FaqCategory; readonly faq_ids: readonly string[] },
  by: string,
): Promise<void> => {
  const kept = inOrder((await findFaqs(context.faqs)).filter((faq) => faq.category === category));
  const byId = new Map(kept.map((faq) => [faq.faq_id, faq]));
  if (kept.length !== faq_ids.length || new Set(faq_ids).size !== kept.length)
    throw new DomainError('version_conflict', { field: 'faq_ids' });
  const moves = faq_ids.flatMap((faq_id, at) => {
    const existing = byId.get(faq_id);
    if (!existing) throw new DomainError('version_conflict', { field: 'faq_ids' });
    const position = at + 1;
    if (existing.position === position) return [];
    const changes = [{ field: 'position', from: String(existing.position), to: String(position) }];
    const what = { by, action: 'faq-changed' as const, kind: 'faq', id: faq_id, changes };
    return [{ faq_id, position, audit: auditEntry(what, context.now()) }];
  });
  if (moves.length > 0) await movePlaces(context.faqs, moves);
};

/** Deletes the version that was read; a second deletion is no error. @throws DomainError version_conflict */
export const deleteFaq = async (
  { faqs, now: clock }: Pick<Context, 'faqs' | 'now'>,
  { faq_id, version }: { readonly faq_id: string; readonly version: number },
  by: string,
): Promise<void> => {
  const existing = await findDocument(faqs, { faq_id });
  if (!existing || existing.deleted_at) return;
  const now = clock();
  const { titles } = toDeskFaq(existing);
  const changes = [{ field: 'titles', from: Object.values(titles).find(Boolean) ?? '', to: '' }];
  const entry = auditEntry({ by, action: 'faq-deleted' as const, kind: 'faq', id: faq_id, changes }, now);
  const gone =
    existing.version === version &&
    (await updateDocument(faqs, { faq_id, version }, { deleted_at: now }, entry));
  if (!gone) throw new DomainError('version_conflict', { field: 'version' });
};
