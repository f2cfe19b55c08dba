import type { LocalizedText } from '@narae/contracts';
import { productChangedV1 } from '@narae/events';
import { isDuplicateKey, raise } from '@narae/service-kit';
import type { StoredProduct } from './product.model.ts';
import {
  bookableFact,
  isListed,
  listPicture,
  type ProductContent,
  type ProductOption,
} from './product.rules.ts';
import { shelfOf } from './progress.rules.ts';
import type { Catalog } from '../context.ts';
import { writesOf, type Edit } from '../shared/edit.ts';
import { fingerprintOf } from '../domain/fingerprint.rules.ts';
import { keepVersioned, type Changed } from '../shared/save-versioned.ts';
import { safeTexts } from '../shared/safe-html.ts';

type Shelf = Pick<Catalog, 'products' | 'texts' | 'options' | 'nudge' | 'clock'>;

const optionsOf = async (
  catalog: Pick<Catalog, 'options'>,
  codes: readonly string[],
): Promise<ProductOption[]> => {
  if (codes.length === 0) return [];
  const rows = await catalog.options
    .find({ opt_code: { $in: [...codes] } }, { _id: 0, opt_code: 1, names: 1, origin_price: 1 })
    .lean();
  return codes.map((code) => {
    const row = rows.find((option) => option.opt_code === code);
    if (!row) throw new Error(`There is no option ${code}`);
    return { opt_code: row.opt_code, names: row.names, origin_price: row.origin_price };
  });
};

/** A product as it is stored, but for its texts and what does not follow from its content. */
export const derived = ({ contents, ...content }: ProductContent, options: ProductOption[]) => ({
  ...content,
  contents_id: fingerprintOf(contents),
  options,
  listed: isListed(content),
  shelf: shelfOf[content.progress_yn],
  list_picture: listPicture(content.pictures),
  fingerprint: fingerprintOf([content, contents, options]),
});

const news = (content: ProductContent, options: ProductOption[], version: number) =>
  raise(productChangedV1, { aggregateId: content.prod_id, version, data: bookableFact(content, options) });

/** Texts never change under their name, so writing one early harms nobody if the product then stays as it was. */
const keepText = async ({ texts }: Shelf, _id: string, contents: LocalizedText): Promise<void> => {
  try {
    await texts.updateOne({ _id }, { $setOnInsert: { contents } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/**
 * Adds or changes a product and tells booking in the same update. Equal content is no change and no news. Seats left
 * are not an editor's business: they follow booking's ledger.
 */
export const changeProduct = async (
  catalog: Shelf,
  draft: ProductContent,
  edit: Edit = {},
): Promise<Changed> => {
  const { products, clock } = catalog;
  const content = { ...draft, contents: safeTexts(draft.contents) };
  const { prod_id, capacity, contents } = content;
  const options = await optionsOf(catalog, content.opt_codes);
  const next = derived(content, options);
  const { set, push, add } = writesOf(edit);
  const outcome = await keepVersioned({
    fingerprint: next.fingerprint,
    basedOn: edit.basedOn,
    find: () =>
      products
        .findOne({ prod_id }, { version: 1, fingerprint: 1 })
        .lean<Pick<StoredProduct, 'version' | 'fingerprint'>>(),
    add: async () => {
      await keepText(catalog, next.contents_id, contents);
      const outbox = [news(content, options, 1)];
      const start = { remaining: capacity, seats_version: 0, version: 1, mod_date: clock(), outbox };
      await products.create({ ...next, ...start, ...add });
    },
    change: async (known) => {
      await keepText(catalog, next.contents_id, contents);
      const version = known.version + 1;
      return products.updateOne(
        { prod_id, version: known.version },
        {
          $set: { ...next, ...set, version, mod_date: clock() },
          $push: { outbox: news(content, options, version), ...push },
        },
      );
    },
  });
  if (outcome === 'added' || outcome === 'changed') catalog.nudge();
  return outcome;
};
