import type { Catalog } from '../context.ts';
import { checkFilms } from '../domain/films.rules.ts';
import { fingerprintOf } from '../domain/fingerprint.rules.ts';
import { listPicture } from '../domain/picture.rules.ts';
import { showsOf, writesOf, type Edit } from '../shared/edit.ts';
import { safeTexts } from '../shared/safe-html.ts';
import { saveVersioned, type Changed } from '../shared/save-versioned.ts';
import type { StoredKpopInfo } from './kpop-info.model.ts';
import type { KpopInfoContent } from './kpop-info.rules.ts';

/** Adds or changes K-pop information; no other service needs to know, so no event is published. */
export const changeKpopInfo = async (
  { kpopInfos, clock }: Pick<Catalog, 'kpopInfos' | 'clock'>,
  draft: KpopInfoContent,
  edit: Edit = {},
): Promise<Changed> => {
  checkFilms(draft.films);
  const content = { ...draft, contents: safeTexts(draft.contents), artists: safeTexts(draft.artists) };
  const { info_seq } = content;
  const { set, push, add } = writesOf(edit);
  const fingerprint = fingerprintOf(content);
  const next = { ...content, list_picture: listPicture(content.pictures), fingerprint };
  return saveVersioned({
    fingerprint,
    basedOn: edit.basedOn,
    shows: showsOf(edit),
    find: () =>
      kpopInfos
        .findOne({ info_seq }, { version: 1, fingerprint: 1, withdrawn: 1 })
        .lean<Pick<StoredKpopInfo, 'version' | 'fingerprint' | 'withdrawn'>>(),
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
