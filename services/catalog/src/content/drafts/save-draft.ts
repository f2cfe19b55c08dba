import {
  fieldsOf,
  fixedKinds,
  missingTexts,
  pictureFolders,
  orderProblemOf,
  type AnyContent,
  type EditedPicture,
  type EditableKind,
  type LocalizedText,
  type MissingText,
} from '@narae/contracts';
import { locatePicture } from '../../media/index.ts';
import { isDuplicateKey, DomainError, validate, type AuditEntry } from '@narae/service-kit';
import { safeTexts } from '@narae/service-kit/safe-html';
import { contentMark } from '../kinds/edit.ts';
import type { Kind, Published } from '../kinds/content-kind.ts';
import type { AdminContext } from '../context.ts';
import { baseOf, conflict, draftKey, type Named } from './admin-context.ts';
import { findDraft, isLive, findContentItem } from './read-content-item.ts';
import type { EditMark } from '../kinds/content-fields.model.ts';
import type { StoredDraft } from './draft.model.ts';
import { beganWith } from './rebase-draft.rules.ts';

interface Saving {
  readonly kind: EditableKind;
  readonly id?: string | undefined;
  readonly content: AnyContent;
  readonly base: string;
  readonly rev: number;
}

const sanitised = (kind: EditableKind, content: AnyContent): AnyContent => {
  const safe = { ...content };
  for (const field of fieldsOf(kind)) {
    if (field.as === 'texts' && field.html)
      safe[field.name] = safeTexts(content[field.name] as LocalizedText);
  }
  return safe;
};

/** Checks content against its kind. @throws DomainError naming the path */
export const checkedContent = (
  { kinds }: AdminContext,
  kind: EditableKind,
  content: AnyContent,
): AnyContent => {
  try {
    const valid = validate(kinds[kind].schema, content);
    const problem = orderProblemOf(kind, valid);
    if (problem) throw new DomainError(problem.error, { field: problem.field });
    return sanitised(kind, valid);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw error.withField(error.field ? `content.${error.field}` : 'content');
  }
};

/** @throws DomainError picture_not_found for a picture that was uploaded for another item */
const checkPictures = async (
  admin: AdminContext,
  { kind, id }: Named,
  content: AnyContent,
): Promise<void> => {
  const file_path = pictureFolders[kind];
  if (file_path === undefined) return;
  const pictures = content['pictures'] as EditedPicture[];
  for (const [index, { file_type, file_name }] of pictures.entries()) {
    const address = await locatePicture(admin, { file_path, prod_id: id, file_type, file_name });
    if (await admin.files.has(address)) continue;
    throw new DomainError('picture_not_found', { field: `content.pictures.${index}.file_name` });
  }
};

const identify = async ({ kinds, nextNumber }: AdminContext, { kind, id }: Saving): Promise<string> => {
  const { prefix, idPattern, find } = kinds[kind];
  if (id === undefined) {
    if (!prefix) throw new DomainError('content_id_needed', { field: 'id' });
    for (;;) {
      const next = await nextNumber(prefix);
      if (!(await find(next))) return next;
    }
  }
  const existing = await find(id);
  if (!existing && (fixedKinds.has(kind) || (idPattern && !idPattern.test(id))))
    throw new DomainError('content_id_needed', { field: 'id' });
  return id;
};

/** Of a draft that goes on what it began with; of another one what is published, where that is what its author has seen. */
const beginningOf = (
  kind: Kind,
  draft: StoredDraft | null,
  published: Published | null,
  base: string,
): AnyContent => {
  if (isLive(draft) && draft.base === base) return draft.began_with ?? {};
  return published && !published.withdrawn && baseOf(kind, published) === base
    ? beganWith(kind, published)
    : {};
};

/**
 * Saves a draft, even with texts missing; shoppers do not see it.
 * @throws DomainError draft_conflict when somebody else has changed the draft since; unknown_field,
 * invalid_value and the like with the field
 */
export const saveDraft = async (
  admin: AdminContext,
  saving: Saving,
  by: string,
): Promise<{ id: string; rev: number; missing: MissingText[] }> => {
  const { kind, base, rev } = saving;
  const content = checkedContent(admin, kind, saving.content);
  const id = await identify(admin, saving);
  const named = { kind, id };
  const [draft, published] = await Promise.all([findDraft(admin, named), admin.kinds[kind].find(id)]);
  if ((draft?.rev ?? 0) !== rev) throw conflict('draft_conflict', draft?.edited);
  // A number that was never given out would be given to another item later.
  if (!draft && !published && saving.id !== undefined && admin.kinds[kind].prefix)
    throw new DomainError('content_not_found', { field: 'id' });
  await checkPictures(admin, named, content);

  const before = isLive(draft) ? draft.content : (published?.content ?? null);
  const { edited, audit } = contentMark(admin, { by, action: 'draft-saved', kind, id }, before, content);
  const { drafts } = admin;
  const missing = missingTexts(fieldsOf(kind), content);
  const next = {
    content,
    base,
    began_with: beginningOf(admin.kinds[kind], draft, published, base),
    edited,
    rev: rev + 1,
  };
  if (draft) {
    const { modifiedCount } = await drafts.updateOne(
      { _id: draftKey(named), rev },
      { $set: next, $push: { audit } },
    );
    if (modifiedCount !== 1) throw conflict('draft_conflict', (await findDraft(admin, named))?.edited);
    return { id, rev: rev + 1, missing };
  }
  try {
    await drafts.create({ _id: draftKey(named), kind, id, ...next, audit: [audit] });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw conflict('draft_conflict', (await findDraft(admin, named))?.edited);
  }
  return { id, rev: rev + 1, missing };
};

/** Empties a draft; its revision goes on, so that saving it from another window is a conflict. */
export const emptyDraft = async (
  { drafts }: AdminContext,
  named: Named,
  rev: number,
  { edited, audit }: { edited: EditMark; audit?: AuditEntry },
): Promise<boolean> => {
  const { modifiedCount } = await drafts.updateOne(
    { _id: draftKey(named), rev },
    { $set: { content: null, base: '', rev: rev + 1, edited }, ...(audit ? { $push: { audit } } : {}) },
  );
  return modifiedCount === 1;
};

/**
 * Discards a draft; a withdrawn item keeps what was published last, and has nothing to discard where that is its draft
 * (CATALOG-14).
 * @throws DomainError draft_conflict when it is not the one that was seen, content_not_found
 */
export const discardDraft = async (
  admin: AdminContext,
  { rev, ...named }: Named & { rev: number },
  by: string,
): Promise<void> => {
  const { stored, draft } = await findContentItem(admin, named);
  if (stored?.withdrawn && draft?.rev === rev && !isLive(await findDraft(admin, named))) return;
  const mark = contentMark(
    admin,
    { by, action: 'draft-discarded', ...named },
    draft?.content ?? null,
    stored?.content ?? null,
  );
  if (!isLive(draft) || !(await emptyDraft(admin, named, rev, mark)))
    throw conflict('draft_conflict', draft?.edited);
};
