import type { LanTp } from '@narae/contracts';
import { FALLBACKS, perLanguage } from '@narae/contracts/localized';

/**
 * A text in every language, as a sub-document. A document that was written before a language came lacks it; whoever
 * reads it shows the fallback (CATALOG-8), so that no default may be written in its place.
 */
export const localizedText = perLanguage(() => ({ type: String }));

/** The fields a query reads to show a text in a language: that language and those it falls back to, not all. */
export const textFields = (name: string, lanTp: LanTp): Record<string, 1> =>
  Object.fromEntries([lanTp, ...FALLBACKS.slice(0, 2)].map((one) => [`${name}.${one}`, 1]));

/** Sub-documents are values here and have no identity of their own. */
export const plain = { _id: false } as const;
