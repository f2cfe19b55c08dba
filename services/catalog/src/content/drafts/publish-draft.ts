import {
  fieldsOf,
  missingTexts,
  type AnyContent,
  type ChangeWhy,
  type EditableField,
  type MissingText,
  withdrawableKinds,
} from '@narae/contracts';
import { DomainError, isDuplicateKey } from '@narae/service-kit';
import { checkFilmsPlay } from './uploads.ts';
import { contentMark } from '../kinds/edit.ts';
import type { AdminContext } from '../context.ts';
import { baseOf, conflict, type Named, draftKey } from './admin-context.ts';
import { checkedContent, emptyDraft } from './save-draft.ts';
import { findContentItem, isLive, findDraft } from './read-content-item.ts';
import type { StoredDraft } from './draft.model.ts';
import { withoutJobs } from './rebase-draft.rules.ts';

/** Concurrent writes after which it is a conflict. */
const TRIES = 5;

const listMissing = (missing: readonly MissingText[]): string =>
  [...new Set(missing.map(({ field }) => field))]
    .map((field) => {
      const languages = missing.filter((item) => item.field === field).map(({ lan_tp }) => lan_tp);
      return `${field}: ${languages.join(', ')}`;
    })
    .join('; ');

const checkTranslations = (fields: readonly EditableField[], content: AnyContent): void => {
  const missing = missingTexts(fields, content);
  const [first] = missing;
  if (!first) return;
  throw new DomainError('translation_missing', {
    field: `content.${first.field}.${first.lan_tp}`,
    params: { count: missing.length, list: listMissing(missing) },
  });
};

/** References must be published; an item may name itself. @throws DomainError reference_missing */
const checkReferences = async (
  { kinds }: AdminContext,
  { kind, id }: Named,
  content: AnyContent,
): Promise<void> => {
  for (const field of fieldsOf(kind)) {
    if (field.as !== 'reference' && field.as !== 'references') continue;
    const value = content[field.name] as string | string[];
    const named = (Array.isArray(value) ? value : [value]).filter((item) => item !== '');
    for (const other of named) {
      if ((field.to === kind && other === id) || (await kinds[field.to].find(other))) continue;
      throw new DomainError('reference_missing', { field: `content.${field.name}`, params: { id: other } });
    }
  }
};

/** The reason of a change stands beside the content (ORDER-22). */
const nameContentField = async <Result>(work: () => Result): Promise<Awaited<Result>> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.field === undefined) throw error;
    throw error.field.startsWith('change.') ? error : error.withField(`content.${error.field}`);
  }
};

/**
 * Publishes a draft through the same change as everything else; the audit entry is part of that update. What jobs have changed
 * since it was begun stays, unless the draft changes it too.
 * @throws DomainError translation_missing with the list; film_unplayable; capacity_below_taken; change_reason_input;
 * publish_conflict when somebody else has published since the draft was begun; draft_conflict when the draft
 * is not the one that was seen
 */
export const publishDraft = async (
  admin: AdminContext,
  { rev, change, ...named }: Named & { readonly rev: number; readonly change?: ChangeWhy | undefined },
  by: string,
): Promise<void> => {
  const kind = admin.kinds[named.kind];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { published, stored, draft } = await findContentItem(admin, named);
    if (!isLive(draft) || draft.rev !== rev) throw conflict('draft_conflict', draft?.edited);
    const content = checkedContent(admin, named.kind, draft.content);
    checkTranslations(fieldsOf(named.kind), content);
    await checkReferences(admin, named, content);
    await checkFilmsPlay(admin.files, named, content);
    await nameContentField(() => kind.check?.(content as never, named.id));
    // An earlier try may have published this draft and ended before emptying it.
    const same = published !== null && baseOf(kind, { ...published, content }) === baseOf(kind, published);
    const begun = published && withoutJobs(kind, draft, published);
    if (!same && baseOf(kind, begun) !== draft.base) throw conflict('publish_conflict', published?.edited);

    const action = { by, action: 'published', ...named } as const;
    const mark = contentMark(admin, action, published?.content ?? null, content);
    const edit = { basedOn: stored?.version ?? null, mark, why: change };
    const outcome = await nameContentField(() => kind.publish(named.id, content as never, edit));
    if (outcome === 'stale') continue;
    await emptyDraft(admin, named, rev, { edited: mark.edited });
    return;
  }
  throw conflict('publish_conflict', (await kind.find(named.id))?.edited);
};

/**
 * Withdraws an item from shoppers: 404, in no list or search, not sold (CATALOG-14). The draft is written
 * first, so that an interruption loses nothing; publishing it shows the item again.
 * @throws DomainError invalid_value for a kind that is no item of its own; content_not_found where nothing is
 * published; draft_conflict when the draft is not the one that was seen; publish_conflict when somebody else
 * was faster
 */
export const unpublishItem = async (
  admin: AdminContext,
  { rev, ...named }: Named & { rev: number },
  by: string,
): Promise<void> => {
  if (!withdrawableKinds.has(named.kind)) throw new DomainError('invalid_value', { field: 'kind' });
  const { published, draft } = await findContentItem(admin, named);
  if (!published) throw new DomainError('content_not_found', { field: 'id' });
  const mark = contentMark(admin, { by, action: 'unpublished', ...named }, null, null);
  const content = isLive(draft) ? draft.content : published.content;
  await saveAsDraft(admin, named, rev, { content, base: '', edited: mark.edited });
  const edit = { basedOn: published.version, withdraw: true, mark };
  const outcome = await admin.kinds[named.kind].publish(named.id, published.content as never, edit);
  if (outcome === 'stale')
    throw conflict('publish_conflict', (await admin.kinds[named.kind].find(named.id))?.edited);
};

/** @throws DomainError draft_conflict */
const saveAsDraft = async (
  admin: AdminContext,
  named: Named,
  rev: number,
  draft: Pick<StoredDraft, 'content' | 'base' | 'edited'>,
): Promise<void> => {
  const { drafts } = admin;
  const next = { ...draft, rev: rev + 1 };
  const { modifiedCount } = await drafts.updateOne({ _id: draftKey(named), rev }, { $set: next });
  if (modifiedCount === 1) return;
  try {
    if (rev !== 0) throw conflict('draft_conflict', (await findDraft(admin, named))?.edited);
    await drafts.create({ _id: draftKey(named), ...named, ...next, audit: [] });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw conflict('draft_conflict', (await findDraft(admin, named))?.edited);
  }
};
