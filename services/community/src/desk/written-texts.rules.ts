import type { LanTp, LocalizedText } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import { FALLBACKS } from '@narae/contracts/localized';
import { isShownIn } from '@narae/contracts/shown-languages';

export interface WrittenTexts {
  readonly titles: LocalizedText;
  readonly contents: LocalizedText;
  readonly suggested: readonly LanTp[];
}

/** Languages that are fallbacks of all others (CATALOG-8). */
const shownToAll = FALLBACKS.slice(0, 2);

/** The missing title or text of a language that has only one of both; null if none is missing. */
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

export const missingFallback = (texts: WrittenTexts): string | null =>
  shownToAll.some((lanTp) => isShownIn(texts, lanTp)) ? null : `titles.${shownToAll[0]}`;

export const suggestedOf = (titles: LocalizedText, marked: readonly LanTp[]): LanTp[] =>
  LAN_TPS.filter((lanTp) => marked.includes(lanTp) && titles[lanTp] !== '');

/** The reader's language, or the first fallback that has the text. */
export const textLanguage = (written: Parameters<typeof isShownIn>[0], lanTp: LanTp): LanTp =>
  [lanTp, ...FALLBACKS].find((item) => isShownIn(written, item)) ?? lanTp;

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
