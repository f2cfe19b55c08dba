import type { StoredKpopInfo } from '../events/event.model.ts';
import { listPicture } from '../products/product.rules.ts';
import { checkFilms, type KpopInfoContent } from '../events/event.rules.ts';
import type { Catalog } from '../context.ts';
import { writesOf, type Edit } from '../shared/edit.ts';
import { fingerprintOf } from '../domain/fingerprint.rules.ts';
import { keepVersioned, type Changed } from '../shared/save-versioned.ts';
import { safeTexts } from '../shared/safe-html.ts';

type Shelf = Pick<Catalog, 'kpopInfos' | 'clock'>;

/** Adds or changes K-pop information; nobody else needs to be told. */
export const changeKpopInfo = async (
  { kpopInfos, clock }: Shelf,
  draft: KpopInfoContent,
  edit: Edit = {},
): Promise<Changed> => {
  checkFilms(draft.films);
  const content = { ...draft, contents: safeTexts(draft.contents), artists: safeTexts(draft.artists) };
  const { info_seq } = content;
  const { set, push, add } = writesOf(edit);
  const fingerprint = fingerprintOf(content);
  const next = { ...content, list_picture: listPicture(content.pictures), fingerprint };
  return keepVersioned({
    fingerprint,
    basedOn: edit.basedOn,
    find: () =>
      kpopInfos
        .findOne({ info_seq }, { version: 1, fingerprint: 1 })
        .lean<Pick<StoredKpopInfo, 'version' | 'fingerprint'>>(),
    add: () => kpopInfos.create({ ...next, version: 1, mod_date: clock(), ...add }),
    change: ({ version }) =>
      kpopInfos.updateOne(
        { info_seq, version },
        {
          $set: { ...next, ...set, version: version + 1, mod_date: clock() },
          ...(edit.mark ? { $push: push } : {}),
        },
      ),
  });
};
