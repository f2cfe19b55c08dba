import { LAN_TPS, type LanTp } from '@narae/contracts/languages';
import { perLanguage } from '@narae/contracts/localized';
import type events from '../locales/ENG/events.json';
import type faqs from '../locales/ENG/faqs.json';
import type kpop from '../locales/ENG/kpop.json';
import type notices from '../locales/ENG/notices.json';
import type options from '../locales/ENG/options.json';
import type pictures from '../locales/ENG/pictures.json';
import type places from '../locales/ENG/places.json';
import type products from '../locales/ENG/products.json';
import type shop from '../locales/ENG/shop.json';
import type { PerLanguage } from './content/types.ts';

/** What the demo content says in one language; `check-locales` compares each with the English one. */
interface Packs {
  readonly events: typeof events;
  readonly faqs: typeof faqs;
  readonly kpop: typeof kpop;
  readonly notices: typeof notices;
  readonly options: typeof options;
  readonly pictures: typeof pictures;
  readonly places: typeof places;
  readonly products: typeof products;
  readonly shop: typeof shop;
}

const names = [
  'events',
  'faqs',
  'kpop',
  'notices',
  'options',
  'pictures',
  'places',
  'products',
  'shop',
] as const satisfies readonly (keyof Packs)[];

const load = async (lanTp: LanTp, name: keyof Packs): Promise<unknown> => {
  const pack = (await import(`../locales/${lanTp}/${name}.json`, { with: { type: 'json' } })) as {
    readonly default: unknown;
  };
  return pack.default;
};

const packsOf = async (lanTp: LanTp): Promise<Packs> =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await load(lanTp, name)] as const)),
  ) as unknown as Packs;

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
