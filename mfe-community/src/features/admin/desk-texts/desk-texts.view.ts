import { perLanguage } from '@narae/contracts/localized';
import type { LanTp } from '@narae/contracts/languages';
import type { LocalizedText } from '@narae/contracts';

export interface DeskTexts {
  readonly titles: LocalizedText;
  readonly contents: LocalizedText;
  /** Suggested by a machine and not yet reviewed. */
  readonly suggested: LanTp[];
}

export const noTexts: LocalizedText = perLanguage(() => '');

/** Fills in a suggestion, which waits for a review. */
export const withSuggestion = (
  { titles, contents, suggested }: DeskTexts,
  lanTp: LanTp,
  { title, content }: { readonly title: string; readonly content: string },
): DeskTexts => ({
  titles: { ...titles, [lanTp]: title },
  contents: { ...contents, [lanTp]: content },
  suggested: [...suggested, lanTp],
});

export const reviewed = ({ suggested }: DeskTexts, lanTp: LanTp): Pick<DeskTexts, 'suggested'> => ({
  suggested: suggested.filter((language) => language !== lanTp),
});
