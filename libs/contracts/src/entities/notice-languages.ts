import type { LanTp } from '../languages.ts';
import type { LocalizedText } from '../primitives.ts';

/** The titles of a notice, and which languages a machine suggested; absent of notices from before there were suggestions. */
interface NoticeLanguages {
  readonly titles: Partial<LocalizedText>;
  readonly suggested?: readonly LanTp[];
}

/** Whether readers are shown a notice in a language: it has a title there that somebody wrote or reviewed (COMMUNITY-22). */
export const isShownIn = ({ titles, suggested = [] }: NoticeLanguages, lanTp: LanTp): boolean =>
  Boolean(titles[lanTp]) && !suggested.includes(lanTp);
