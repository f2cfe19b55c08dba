import type { LanTp, LocalizedText } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import { FALLBACKS } from '@narae/contracts/localized';
import { isShownIn } from '@narae/contracts/shown-languages';

/** What the desk writes in up to five languages. */
export interface WrittenTexts {
  readonly titles: LocalizedText;
  readonly contents: LocalizedText;
  readonly suggested: readonly LanTp[];
}

/** Languages that everybody can be shown a text in (CATALOG-8). */
const shownToAll = FALLBACKS.slice(0, 2);

/** The field of the title or text that a language lacks beside the other; null where each has both or neither. */
export const missingHalf = (
  { titles, contents }: WrittenTexts,
  saysAnything: (content: string) => boolean,
): string | null => {
  for (const lanTp of LAN_TPS) {
    const text = saysAnything(contents[lanTp]);
    if (titles[lanTp] !== '' && !text) return `contents.${lanTp}`;
    if (titles[lanTp] === '' && text) return `titles.${lanTp}`;
  }
  return null;
};

/** The field of a title that others could fall back to, where none was written or reviewed by somebody; else null. */
export const missingFallback = (texts: WrittenTexts): string | null =>
  shownToAll.some((lanTp) => isShownIn(texts, lanTp)) ? null : `titles.${shownToAll[0]}`;

/** The suggested languages of texts: those without a title have no suggestion either. */
export const suggestedOf = (titles: LocalizedText, marked: readonly LanTp[]): LanTp[] =>
  LAN_TPS.filter((lanTp) => marked.includes(lanTp) && titles[lanTp] !== '');

/** The one language of title and text for a reader: theirs, or the first fallback it is shown in. */
export const textLanguage = (written: Parameters<typeof isShownIn>[0], lanTp: LanTp): LanTp =>
  [lanTp, ...FALLBACKS].find((one) => isShownIn(written, one)) ?? lanTp;

/** What differs between texts, by their languages: for the audit log. */
export const textChanges = (
  before: Pick<WrittenTexts, 'titles' | 'contents'> | null,
  after: Pick<WrittenTexts, 'titles' | 'contents'>,
): { field: string; from: string; to: string }[] =>
  (['titles', 'contents'] as const).flatMap((field) =>
    LAN_TPS.map((lanTp) => ({
      field: `${field}.${lanTp}`,
      from: before?.[field][lanTp] ?? '',
      to: after[field][lanTp],
    })).filter(({ from, to }) => from !== to),
  );
