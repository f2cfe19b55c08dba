import { isDuplicateKey } from '@narae/service-kit';
import type { StoredKpopInfo } from '../data/story.models.ts';
import { leadPicture } from '../domain/product.ts';
import { checkFilms, type KpopInfoContent } from '../domain/story.ts';
import type { Catalog } from './catalog.ts';
import { fingerprintOf } from './fingerprint.ts';
import { safeTexts } from './rich-text.ts';

type Changed = 'added' | 'changed' | 'unchanged';
type Shelf = Pick<Catalog, 'kpopInfos' | 'clock'>;

/** One try: null when somebody else changed the information in between. */
const attempt = async ({ kpopInfos, clock }: Shelf, content: KpopInfoContent): Promise<Changed | null> => {
  const { info_seq } = content;
  const lead = leadPicture(content.pictures, '1');
  const next = {
    ...content,
    list_picture: lead ? { file_name: lead.file_name, alt: lead.alt } : null,
    fingerprint: fingerprintOf(content),
    mod_date: clock(),
  };
  const known = await kpopInfos
    .findOne({ info_seq }, { version: 1, fingerprint: 1 })
    .lean<Pick<StoredKpopInfo, 'version' | 'fingerprint'>>();
  if (known?.fingerprint === next.fingerprint) return 'unchanged';
  if (!known) {
    try {
      await kpopInfos.create({ ...next, version: 1 });
      return 'added';
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
  const { modifiedCount } = await kpopInfos.updateOne(
    { info_seq, version: known.version },
    { $set: { ...next, version: known.version + 1 } },
  );
  return modifiedCount === 1 ? 'changed' : null;
};

/** Adds or changes K-pop information; nobody else needs to be told. */
export const changeKpopInfo = async (catalog: Shelf, draft: KpopInfoContent): Promise<Changed> => {
  checkFilms(draft.films);
  const content = { ...draft, contents: safeTexts(draft.contents), artists: safeTexts(draft.artists) };
  for (;;) {
    const outcome = await attempt(catalog, content);
    if (outcome !== null) return outcome;
  }
};
