import type { LanTp } from '@narae/contracts/languages';
import type { LocalizedText } from '@narae/contracts';

/** What the desk writes in up to five languages. */
export interface DeskTexts {
  readonly titles: LocalizedText;
  readonly contents: LocalizedText;
  /** Languages whose texts a machine suggested and nobody has reviewed. */
  readonly suggested: LanTp[];
}

/** Nothing in every language. */
export const noTexts: LocalizedText = { CHN: '', KOR: '', ENG: '', JPN: '', VTN: '' };

/** The texts with a suggestion filled in, which waits for a review. */
export const withSuggestion = (
  { titles, contents, suggested }: DeskTexts,
  lanTp: LanTp,
  { title, content }: { readonly title: string; readonly content: string },
): DeskTexts => ({
  titles: { ...titles, [lanTp]: title },
  contents: { ...contents, [lanTp]: content },
  suggested: [...suggested, lanTp],
});

/** What is left to be reviewed once somebody has reviewed a language. */
export const reviewed = ({ suggested }: DeskTexts, lanTp: LanTp): Pick<DeskTexts, 'suggested'> => ({
  suggested: suggested.filter((one) => one !== lanTp),
});
