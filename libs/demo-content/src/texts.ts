import { LAN_TPS, type LanTp } from '@narae/contracts/languages';
import { perLanguage } from '@narae/contracts/localized';
import type articles from '../locales/ENG/articles.json';
import type products from '../locales/ENG/products.json';
import type shop from '../locales/ENG/shop.json';
import type { PerLanguage } from './content/types.ts';

/** What the demo content says in one language; `check-locales` compares each with the English one. */
type Packs = typeof articles & typeof shop & { readonly products: typeof products };

const load = async <Texts>(file: Promise<{ readonly default: Texts }>): Promise<Texts> =>
  (await file).default;

const packsOf = async (lanTp: LanTp): Promise<Packs> => ({
  ...(await load<typeof articles>(import(`../locales/${lanTp}/articles.json`, { with: { type: 'json' } }))),
  ...(await load<typeof shop>(import(`../locales/${lanTp}/shop.json`, { with: { type: 'json' } }))),
  products: await load<typeof products>(
    import(`../locales/${lanTp}/products.json`, { with: { type: 'json' } }),
  ),
});

const packs = new Map(
  await Promise.all(LAN_TPS.map(async (lanTp) => [lanTp, await packsOf(lanTp)] as const)),
);

/** One text, or one object of texts, in every language. */
export const textsOf = <T>(pick: (pack: Packs) => T): PerLanguage<T> =>
  perLanguage((lanTp) => {
    const pack = packs.get(lanTp);
    if (!pack) throw new Error(`${lanTp} has no demo content`);
    return pick(pack);
  });
