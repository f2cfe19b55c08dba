import type { LanTp } from '../../languages.ts';
import type { LocalizedText } from '../../primitives.ts';

/** The titles of what the desk wrote, and which languages a machine suggested; absent from before there were suggestions. */
export interface WrittenLanguages {
  readonly titles: Partial<LocalizedText>;
  readonly suggested?: readonly LanTp[];
}

/** Whether readers are shown it in a language: it has a title there that somebody wrote or reviewed (COMMUNITY-22). */
export const isShownIn = ({ titles, suggested = [] }: WrittenLanguages, lanTp: LanTp): boolean =>
  Boolean(titles[lanTp]) && !suggested.includes(lanTp);
