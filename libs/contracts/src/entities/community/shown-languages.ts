import type { LanTp } from '../../languages.ts';
import type { LocalizedText } from '../../primitives.ts';

/** Titles of the desk, and languages a machine suggested; absent from before there were suggestions. */
export interface WrittenLanguages {
  readonly titles: Partial<LocalizedText>;
  readonly suggested?: readonly LanTp[];
}

/** It has a title that somebody wrote or reviewed (COMMUNITY-22). */
export const isShownIn = ({ titles, suggested = [] }: WrittenLanguages, lanTp: LanTp): boolean =>
  Boolean(titles[lanTp]) && !suggested.includes(lanTp);
