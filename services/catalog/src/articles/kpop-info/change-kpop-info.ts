import { safeTexts } from '@narae/service-kit/safe-html';
import { articleChangedV1 } from '@narae/events';
import { raise } from '@narae/service-kit';
import type { ArticlesContext } from '../context.ts';
import {
  type Changed,
  type Edit,
  fingerprintOf,
  saveVersioned,
  showsOf,
  writesOf,
} from '../../content/index.ts';
import { checkFilms, listPicture } from '../../media/index.ts';
import type { StoredKpopInfo } from '../articles.model.ts';
import type { KpopInfoContent } from '../articles.rules.ts';

/** Adds or changes K-pop information and publishes it in the same update; equal content is no change. */
export const changeKpopInfo = async (
  { kpopInfos, nudge, clock }: Pick<ArticlesContext, 'kpopInfos' | 'nudge' | 'clock'>,
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
    change: (existing) => {
      const version = existing.version + 1;
      const withdrawn = set.withdrawn ?? existing.withdrawn ?? false;
      return kpopInfos.updateOne(
        { info_seq, version: existing.version },
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

const articleChanged = (info_seq: string, withdrawn: boolean, version: number) =>
  raise(articleChangedV1, { aggregateId: info_seq, version, data: { info_seq, withdrawn } });

export const articleFacts = async ({ kpopInfos }: Pick<ArticlesContext, 'kpopInfos'>) => {
  const rows = await kpopInfos
    .find({}, { info_seq: 1, version: 1, withdrawn: 1 })
    .lean<Pick<StoredKpopInfo, 'info_seq' | 'version' | 'withdrawn'>[]>();
  return rows.map(({ info_seq, version, withdrawn = false }) => ({
    aggregateId: info_seq,
    version,
    data: { info_seq, withdrawn },
  }));
};
