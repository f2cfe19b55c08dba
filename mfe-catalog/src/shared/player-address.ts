import { embedOrigin } from '@narae/contracts/video';

/** Who runs the players that may stand in a frame, as people know them. */
const owners: Readonly<Record<string, string>> = {
  [embedOrigin]: 'YouTube',
  'https://player.vimeo.com': 'Vimeo',
};

/** The address of a film in its external player, which starts at once: whoever sees it has pressed play. */
export const playerAddress = (film: { readonly type: '01' | '03'; readonly address: string }): URL => {
  const player = new URL(film.type === '01' ? `/embed/${film.address}` : film.address, embedOrigin);
  player.searchParams.set('autoplay', '1');
  return player;
};

/** Whom a player talks to. */
export const playerOwner = ({ origin, host }: URL): string => owners[origin] ?? host;
