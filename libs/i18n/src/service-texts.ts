import { LANGUAGES, type LanTp } from '@narae/contracts/languages';
import type { Pack, Stem } from './packs.ts';
import { createTexts, textOf, type Params } from './texts.ts';

/** Says a text of one pack in one language. */
export type SayText<Key extends string> = (key: Key, params?: Params) => string;

/**
 * Texts of a service (mails): carries every language, because a mail is written in that of its reader. Browsers load one
 * language with `useT`.
 */
export const serviceTexts = <Texts extends Pack>(
  namespace: string,
  packs: Readonly<Record<LanTp, Pack>> & { readonly ENG: Texts },
): ((lanTp: LanTp) => SayText<Stem<keyof Texts & string>>) => {
  const texts = createTexts(
    Object.fromEntries(
      Object.entries(packs).map(([lanTp, pack]) => [LANGUAGES[lanTp as LanTp].tag, { [namespace]: pack }]),
    ),
  );
  return (lanTp) => (key, params) => textOf(texts, lanTp, namespace, key, params);
};
