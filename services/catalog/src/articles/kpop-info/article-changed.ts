import { articleChangedV1 } from '@narae/events';
import { raise } from '@narae/service-kit';
import type { Catalog } from '../../context.ts';
import type { StoredKpopInfo } from '../kpop-info.model.ts';

/** The message to the other services about K-pop information that changed. */
export const articleChanged = (info_seq: string, withdrawn: boolean, version: number) =>
  raise(articleChangedV1, { aggregateId: info_seq, version, data: { info_seq, withdrawn } });

/** What the community should know of all K-pop information now. */
export const articleFacts = async ({ kpopInfos }: Pick<Catalog, 'kpopInfos'>) => {
  const rows = await kpopInfos
    .find({}, { info_seq: 1, version: 1, withdrawn: 1 })
    .lean<Pick<StoredKpopInfo, 'info_seq' | 'version' | 'withdrawn'>[]>();
  return rows.map(({ info_seq, version, withdrawn = false }) => ({
    aggregateId: info_seq,
    version,
    data: { info_seq, withdrawn },
  }));
};
