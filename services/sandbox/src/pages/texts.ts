import { loadPacks } from '@narae/service-kit';
import type ENG from './locales/ENG.json';

/** In every language of the shop (SHELL-1). */
export const texts = await loadPacks<typeof ENG>(
  (lanTp) => import(`./locales/${lanTp}.json`, { with: { type: 'json' } }),
);

export type Texts = Omit<typeof ENG, 'signIn'>;
export type SignInTexts = (typeof ENG)['signIn'];
