import type { AuditEntry, EditMark } from '../../data/edited-fields.ts';
import { contentMark } from './audit.ts';
import { conflict, draftKey, type BackOffice, type Named } from './back-office.ts';
import { findThing, isLive } from './read-thing.ts';

/** Empties a draft; its number stays, so that whoever still has it open is told. */
export const emptyDraft = async (
  { catalog }: BackOffice,
  named: Named,
  rev: number,
  { edited, audit }: { edited: EditMark; audit?: AuditEntry },
): Promise<boolean> => {
  const { modifiedCount } = await catalog.drafts.updateOne(
    { _id: draftKey(named), rev },
    { $set: { content: null, base: '', rev: rev + 1, edited }, ...(audit ? { $push: { audit } } : {}) },
  );
  return modifiedCount === 1;
};

/** Throws a draft away. @throws Refusal draft_conflict when it is not the one that was seen, thing_not_found */
export const discardDraft = async (
  office: BackOffice,
  { rev, ...named }: Named & { rev: number },
  by: string,
): Promise<void> => {
  const { published, draft } = await findThing(office, named);
  const mark = contentMark(
    office.catalog,
    { by, action: 'draft-discarded', ...named },
    draft?.content ?? null,
    published?.content ?? null,
  );
  if (!isLive(draft) || !(await emptyDraft(office, named, rev, mark)))
    throw conflict('draft_conflict', draft?.edited);
};
