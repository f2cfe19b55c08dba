/** Videos: 01 embedded by id, 02 mp4 address, 03 player's address, 04 own mp4; comma-separated (CATALOG-7). */
export const videoTypes = ['01', '02', '03', '04'] as const;
export type VideoType = (typeof videoTypes)[number];

/** Where type 01 is embedded from; it sets no cookie before its film is played. */
export const embedOrigin = 'https://www.youtube-nocookie.com';

/** Players from elsewhere may not stand in a frame of the site. */
export const playerOrigins: readonly string[] = [embedOrigin, 'https://player.vimeo.com'];

/** The only foreign origins whose mp4 files may play. */
export const filmOrigins: readonly string[] = ['https://download.blender.org', 'https://videos.pexels.com'];

export const embedId = /^[A-Za-z0-9_-]{11}$/;

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
