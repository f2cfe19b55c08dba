import {
  fieldsOf,
  missingTexts,
  pictureFolders,
  type AnyContent,
  type EditedPicture,
  type EditableKind,
  type FiveTexts,
  type MissingText,
} from '@narae/contracts';
import { isDuplicateKey, Refusal, validate } from '@narae/service-kit';
import { safeTexts } from '../rich-text.ts';
import { contentMark } from './audit.ts';
import { conflict, draftKey, type BackOffice, type Named } from './back-office.ts';
import { findDraft, isLive } from './read-thing.ts';

interface Saving {
  readonly kind: EditableKind;
  readonly id?: string | undefined;
  readonly content: AnyContent;
  readonly base: string;
  readonly rev: number;
}

/** HTML becomes harmless before it is stored anywhere. */
const sanitised = (kind: EditableKind, content: AnyContent): AnyContent => {
  const safe = { ...content };
  for (const field of fieldsOf(kind)) {
    if (field.as === 'texts' && field.html) safe[field.name] = safeTexts(content[field.name] as FiveTexts);
  }
  return safe;
};

/** Content as its kind wants it; what is wrong is named with its path. @throws Refusal */
export const checkedContent = (
  { kinds }: BackOffice,
  kind: EditableKind,
  content: AnyContent,
): AnyContent => {
  try {
    return sanitised(kind, validate(kinds[kind].schema, content));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.key, { field: `content.${error.field ?? ''}`.replace(/\.$/, '') });
  }
};

/** A draft may only show pictures that were uploaded for this very thing. @throws Refusal picture_not_found */
const checkPictures = async (
  { files }: BackOffice,
  { kind, id }: Named,
  content: AnyContent,
): Promise<void> => {
  const file_path = pictureFolders[kind];
  if (file_path === undefined) return;
  const pictures = content['pictures'] as EditedPicture[];
  for (const [index, { file_type, file_name }] of pictures.entries()) {
    if (await files.has({ file_path, prod_id: id, file_type, file_name })) continue;
    throw new Refusal('picture_not_found', { field: `content.pictures.${index}.file_name` });
  }
};

/** The identifier of a new thing: the next free number, or the one people gave it. @throws Refusal */
const identify = async ({ kinds, nextNumber }: BackOffice, { kind, id }: Saving): Promise<string> => {
  const { prefix, idPattern, fixed, find } = kinds[kind];
  if (id === undefined) {
    if (!prefix) throw new Refusal('thing_id_needed', { field: 'id' });
    for (;;) {
      const next = await nextNumber(prefix);
      if (!(await find(next))) return next;
    }
  }
  const known = await find(id);
  if (!known && (fixed || (idPattern && !idPattern.test(id))))
    throw new Refusal('thing_id_needed', { field: 'id' });
  return id;
};

/**
 * Keeps a draft; shoppers see nothing of it. Texts may still be missing.
 * @throws Refusal draft_conflict when somebody else has changed the draft since; unknown_field, invalid_value and the like with the field
 */
export const saveDraft = async (
  office: BackOffice,
  saving: Saving,
  by: string,
): Promise<{ id: string; rev: number; missing: MissingText[] }> => {
  const { kind, base, rev } = saving;
  const content = checkedContent(office, kind, saving.content);
  const id = await identify(office, saving);
  const named = { kind, id };
  const [draft, published] = await Promise.all([findDraft(office, named), office.kinds[kind].find(id)]);
  if ((draft?.rev ?? 0) !== rev) throw conflict('draft_conflict', draft?.edited);
  // A number that was never given out must not be taken: it would be given to somebody else's thing later.
  if (!draft && !published && saving.id !== undefined && office.kinds[kind].prefix)
    throw new Refusal('thing_not_found', { field: 'id' });
  await checkPictures(office, named, content);

  const before = isLive(draft) ? draft.content : (published?.content ?? null);
  const { edited, audit } = contentMark(
    office.catalog,
    { by, action: 'draft-saved', kind, id },
    before,
    content,
  );
  const { drafts } = office.catalog;
  const missing = missingTexts(fieldsOf(kind), content);
  const next = { content, base, edited, rev: rev + 1 };
  if (draft) {
    const { modifiedCount } = await drafts.updateOne(
      { _id: draftKey(named), rev },
      { $set: next, $push: { audit } },
    );
    if (modifiedCount !== 1) throw conflict('draft_conflict', (await findDraft(office, named))?.edited);
    return { id, rev: rev + 1, missing };
  }
  try {
    await drafts.create({ _id: draftKey(named), kind, id, ...next, audit: [audit] });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw conflict('draft_conflict', (await findDraft(office, named))?.edited);
  }
  return { id, rev: rev + 1, missing };
};
