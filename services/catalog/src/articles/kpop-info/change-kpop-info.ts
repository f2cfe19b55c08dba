import type { Catalog } from '../../context.ts';
import { checkFilms } from '../../media/films.rules.ts';
import { fingerprintOf } from '../../content/kinds/fingerprint.rules.ts';
import { listPicture } from '../../media/pictures.rules.ts';
import { showsOf, writesOf, type Edit } from '../../content/kinds/edit.ts';
import { safeTexts } from '@narae/service-kit/safe-html';
import { saveVersioned, type Changed } from '../../content/kinds/save-versioned.ts';
import { articleChanged } from './article-changed.ts';
import type { StoredKpopInfo } from '../kpop-info.model.ts';
import type { KpopInfoContent } from '../kpop-info.rules.ts';

/** Adds or changes K-pop information and publishes in the same update that there is such an article; equal content is no change. */
export const changeKpopInfo = async (
  { kpopInfos, nudge, clock }: Pick<Catalog, 'kpopInfos' | 'nudge' | 'clock'>,
  draft: KpopInfoContent,
  edit: Edit = {},
): Promise<Changed> => {
  checkFilms(draft.films);
  const content = { ...draft, contents: safeTexts(draft.contents), artists: safeTexts(draft.artists) };
  const { info_seq } = content;
  const { set, push, add } = writesOf(edit);
  const fingerprint = fingerprintOf(content);
  const next = { ...content, list_picture: listPicture(content.pictures), fingerprint };
  const outcome = await saveVersioned({
    fingerprint,
    basedOn: edit.basedOn,
    shows: showsOf(edit),
    find: () =>
      kpopInfos
        .findOne({ info_seq }, { version: 1, fingerprint: 1, withdrawn: 1 })
        .lean<Pick<StoredKpopInfo, 'version' | 'fingerprint' | 'withdrawn'>>(),
    add: () =>
      kpopInfos.create({
        ...next,
        version: 1,
        mod_date: clock(),
        outbox: [articleChanged(info_seq, false, 1)],
        ...add,
      }),
    change: (known) => {
      const version = known.version + 1;
      const withdrawn = set.withdrawn ?? known.withdrawn ?? false;
      return kpopInfos.updateOne(
        { info_seq, version: known.version },
        {
          $set: { ...next, ...set, version, mod_date: clock() },
          $push: { outbox: articleChanged(info_seq, withdrawn, version), ...push },
        },
      );
    },
  });
  if (outcome === 'added' || outcome === 'changed') nudge();
  return outcome;
};
