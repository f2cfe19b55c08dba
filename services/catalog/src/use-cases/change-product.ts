import type { FiveTexts } from '@narae/contracts';
import { productChangedV1 } from '@narae/events';
import { isDuplicateKey, raise } from '@narae/service-kit';
import type { StoredProduct } from '../data/product.model.ts';
import {
  bookableFact,
  isListed,
  leadPicture,
  type ProductContent,
  type ProductOption,
} from '../domain/product.ts';
import { shelfOf } from '../domain/progress.ts';
import type { Catalog } from './catalog.ts';
import { fingerprintOf } from './fingerprint.ts';
import { safeTexts } from './rich-text.ts';

type Changed = 'added' | 'changed' | 'unchanged' | 'stale';
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

const derived = ({ contents, ...content }: ProductContent, options: ProductOption[]) => {
  const lead = leadPicture(content.pictures, '1');
  return {
    ...content,
    contents_id: fingerprintOf(contents),
    options,
    listed: isListed(content),
    shelf: shelfOf[content.progress_yn],
    list_picture: lead ? { file_name: lead.file_name, alt: lead.alt } : null,
    fingerprint: fingerprintOf([content, contents, options]),
  };
};

const news = (content: ProductContent, options: ProductOption[], version: number) =>
  raise(productChangedV1, { aggregateId: content.prod_id, version, data: bookableFact(content, options) });

/** Texts never change under their name, so writing one early harms nobody if the product then stays as it was. */
const keepText = async ({ texts }: Shelf, _id: string, contents: FiveTexts): Promise<void> => {
  try {
    await texts.updateOne({ _id }, { $setOnInsert: { contents } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/** One try: null when somebody else changed the product in between. */
const attempt = async (
  shelf: Shelf,
  content: ProductContent,
  options: ProductOption[],
  basedOn: number | undefined,
): Promise<Changed | null> => {
  const { products, clock } = shelf;
  const next = { ...derived(content, options), mod_date: clock() };
  const known = await products
    .findOne({ prod_id: content.prod_id }, { version: 1, fingerprint: 1 })
    .lean<Pick<StoredProduct, 'version' | 'fingerprint'>>();
  if (basedOn !== undefined && known?.version !== basedOn) return 'stale';
  if (known?.fingerprint === next.fingerprint) return 'unchanged';
  await keepText(shelf, next.contents_id, content.contents);
  if (!known) {
    try {
      await products.create({
        ...next,
        remaining: content.capacity,
        seats_version: 0,
        version: 1,
        outbox: [news(content, options, 1)],
      });
      return 'added';
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
  const version = known.version + 1;
  const { modifiedCount } = await products.updateOne(
    { prod_id: content.prod_id, version: known.version },
    { $set: { ...next, version }, $push: { outbox: news(content, options, version) } },
  );
  return modifiedCount === 1 ? 'changed' : null;
};

/**
 * Adds or changes a product and tells booking in the same update. Equal content is no change and no news. Seats left
 * are not an editor's business: they follow booking's ledger.
 * @param basedOn version the draft was made from; the change is `stale` when the product has moved on since
 */
export const changeProduct = async (
  catalog: Shelf,
  draft: ProductContent,
  basedOn?: number,
): Promise<Changed> => {
  const content = { ...draft, contents: safeTexts(draft.contents) };
  const options = await optionsOf(catalog, content.opt_codes);
  for (;;) {
    const outcome = await attempt(catalog, content, options, basedOn);
    if (outcome === null) continue;
    if (outcome === 'added' || outcome === 'changed') catalog.nudge();
    return outcome;
  }
};
