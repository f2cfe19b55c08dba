import type { LanTp, LocalizedText } from '@narae/contracts';
import { isVideoAddress, type VideoType } from '@narae/contracts/video';
import { textIn } from '@narae/contracts/localized';

/** Films of one item are all of one type (CATALOG-7). */
export interface Films {
  type: VideoType;
  items: { address: string; titles: LocalizedText }[];
}

/**
 * Checks that films fit into comma-separated lists and have a known player (CATALOG-7).
 * @throws Error naming the address or title
 */
export const checkFilms = (films: Films | null): void => {
  for (const { address, titles } of films?.items ?? []) {
    if (films && !isVideoAddress[films.type](address))
      throw new Error(`No film of type ${films.type}: ${address}`);
    const torn = Object.values(titles).find((title) => title.includes(','));
    if (torn !== undefined) throw new Error(`A film's title has no comma: ${torn}`);
  }
};

export const presentFilms = (films: Films | null, lanTp: LanTp) => ({
  vedio_type: films?.type ?? ('' as const),
  vedio_url: (films?.items ?? []).map(({ address }) => address).join(','),
  vedio_title: (films?.items ?? []).map(({ titles }) => textIn(titles, lanTp)).join(','),
});
