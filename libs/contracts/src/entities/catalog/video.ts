/**
 * Videos of K-pop information and events as they travel (CATALOG-7): 01 embedded by its id, 02 mp4 by its address,
 * 03 embedded by the address of an external player, 04 mp4 file among the thing's own pictures. One type per thing;
 * addresses and titles are comma-separated. Free of zod, so that pages and the edge can carry it.
 */
export const videoTypes = ['01', '02', '03', '04'] as const;
export type VideoType = (typeof videoTypes)[number];

/** Where type 01 is embedded from; it sets no cookie before its film is played. */
export const embedOrigin = 'https://www.youtube-nocookie.com';

/** The only origins whose players may stand in a frame of the site. */
export const playerOrigins: readonly string[] = [embedOrigin, 'https://player.vimeo.com'];

/** The only foreign origins whose mp4 files may play on the site. */
export const filmOrigins: readonly string[] = ['https://download.blender.org', 'https://videos.pexels.com'];

/** A film's number at the embedding site of type 01. */
export const embedId = /^[A-Za-z0-9_-]{11}$/;

/** An mp4 of the site itself. */
const ownFilm = /^\/[A-Za-z0-9_/.-]{1,200}\.mp4$/;
const filmFile = /^[A-Za-z0-9_-]{1,80}\.mp4$/;
/** Where the players have their films; any other page of theirs plays nothing. */
const playerPath = /^\/(?:embed\/[A-Za-z0-9_-]{11}|video\/\d{1,20})$/;

const partsOf = (address: string): URL | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.username || url.password ? null : url;
};

const isPlayer = (address: string): boolean => {
  const url = partsOf(address);
  return url !== null && playerOrigins.includes(url.origin) && playerPath.test(url.pathname);
};

/** Whether an address of type 02 is another site's. */
export const isForeignFilm = (address: string): boolean => {
  const url = partsOf(address);
  return url !== null && filmOrigins.includes(url.origin) && url.pathname.endsWith('.mp4');
};

const isOwnFilm = (address: string): boolean =>
  ownFilm.test(address) && !address.includes('..') && !address.startsWith('//');

/** Whether an address of a type can be shown at all. */
export const isVideoAddress: Readonly<Record<VideoType, (address: string) => boolean>> = {
  '01': (address) => embedId.test(address),
  '02': (address) => isOwnFilm(address) || isForeignFilm(address),
  '03': isPlayer,
  '04': (address) => filmFile.test(address),
};

const list = (commaSeparated: string): string[] => commaSeparated.split(',').map((part) => part.trim());

/** The films of a thing; what cannot be shown is left out. */
export const videosOf = (thing: {
  readonly vedio_type: string;
  readonly vedio_url: string;
  readonly vedio_title: string;
}): { readonly type: VideoType; readonly address: string; readonly title: string }[] => {
  const type = videoTypes.find((known) => known === thing.vedio_type);
  if (!type) return [];
  const titles = list(thing.vedio_title);
  return list(thing.vedio_url)
    .map((address, index) => ({ type, address, title: titles[index] ?? '' }))
    .filter(({ address }) => isVideoAddress[type](address));
};
