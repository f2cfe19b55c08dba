import { perLanguage } from '@narae/contracts/localized';
import { LAN_TPS, type LanTp } from '@narae/contracts/languages';
import type { LocalizedText } from '@narae/contracts';
import { ApiError } from '@narae/shell-sdk';

export interface DeskTexts {
  readonly titles: LocalizedText;
  readonly contents: LocalizedText;
  /** Suggested by a machine and not yet reviewed. */
  readonly suggested: LanTp[];
}

/** The same by the fields of a form, which the server names so too. */
export type TextFields = Readonly<
  Record<`${'titles' | 'contents'}.${LanTp}`, string> & Record<`suggested.${LanTp}`, boolean>
>;

export const textFieldsOf = (texts: DeskTexts | undefined): TextFields =>
  Object.assign(
    {},
    ...LAN_TPS.map((lanTp) => ({
      [`titles.${lanTp}`]: texts?.titles[lanTp] ?? '',
      [`contents.${lanTp}`]: texts?.contents[lanTp] ?? '',
      [`suggested.${lanTp}`]: texts?.suggested.includes(lanTp) ?? false,
    })),
  ) as TextFields;

export const deskTextsOf = (fields: TextFields): DeskTexts => ({
  titles: perLanguage((lanTp) => fields[`titles.${lanTp}`]),
  contents: perLanguage((lanTp) => fields[`contents.${lanTp}`]),
  suggested: LAN_TPS.filter((lanTp) => fields[`suggested.${lanTp}`]),
});

/** Fills in a suggestion, which waits for a review. */
export const suggestionIn = (
  lanTp: LanTp,
  { title, content }: { readonly title: string; readonly content: string },
): Partial<TextFields> => ({
  [`titles.${lanTp}`]: title,
  [`contents.${lanTp}`]: content,
  [`suggested.${lanTp}`]: true,
});

/** The language of the field that was rejected, as in `contents.ENG`. */
export const languageOf = (error: unknown): LanTp | undefined =>
  LAN_TPS.find((lanTp) => error instanceof ApiError && error.field?.endsWith(`.${lanTp}`));
