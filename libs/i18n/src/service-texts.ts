import { LAN_TPS, LANGUAGES, type LanTp } from '@narae/contracts/languages';
import type { Pack, PacksLoader, Stem } from './packs.ts';
import { createTexts, textOf, type Params } from './texts.ts';

/** Says a text of one pack in one language. */
export type SayText<Key extends string> = (key: Key, params?: Params) => string;

/**
 * Texts of a service (mails): carries every language, because a mail is written in that of its reader. Browsers load one
 * language with `useT`. Types name the keys after the English pack; `check-locales` compares the others with it.
 */
export const serviceTexts = async <Texts extends Pack>(
  namespace: string,
  load: PacksLoader,
): Promise<(lanTp: LanTp) => SayText<Stem<keyof Texts & string>>> => {
  const packs = await Promise.all(
    LAN_TPS.map(async (lanTp) => {
      const pack = await load(lanTp);
      return [
        LANGUAGES[lanTp].tag,
        { [namespace]: 'default' in pack ? (pack.default as Pack) : pack },
      ] as const;
    }),
  );
  const texts = createTexts(Object.fromEntries(packs));
  return (lanTp) => (key, params) => textOf(texts, lanTp, namespace, key, params);
};
