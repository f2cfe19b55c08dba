import { seoulDay } from '@narae/rules';
import { buildIndexes } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import { catalogStore, type CatalogStore } from '../catalog-store.ts';
import { seedMarkModel } from './seed-mark.model.ts';
import { productPictures, type ProductPicture } from '../products/product.rules.ts';
import { eventPictures, kpopPictures } from '../events/event.rules.ts';
import { progressOn } from '../products/progress.rules.ts';
import { pictureFiles, type PictureFiles } from '../media/picture-files.ts';
import { changeProduct } from '../products/change-product.ts';
import { fingerprintOf } from '../domain/fingerprint.rules.ts';
import { pictureOwner, loadPictures } from './load-pictures.ts';
import { loadStories } from './load-stories.ts';
import { loadRates, loadTables } from './load-tables.ts';
import type { ProductPlan, ContentSource } from './content-source.ts';

export interface LoadOptions {
  /** The catalogue's own database. */
  store: Connection;
  /** Folder of the public pictures. */
  mediaDir: string;
  /** One line at a time, for the person who waits. */
  progress?: (line: string) => void;
  now?: () => Date;
  /** What to fill the shop with. */
  source: ContentSource;
}

const markId = 'catalog';

const picturesExist = async (
  catalog: CatalogStore,
  files: PictureFiles,
  { sitePictures }: ContentSource,
): Promise<boolean> => {
  const [products, kpopInfos, events] = await Promise.all([
    catalog.products.find({}, { prod_id: 1, pictures: 1 }).lean(),
    catalog.kpopInfos.find({}, { info_seq: 1, pictures: 1 }).lean(),
    catalog.events.find({}, { event_id: 1, pictures: 1 }).lean(),
  ]);
  const owners = [
    ...products.map(({ prod_id, pictures }) => ({ file_path: productPictures, prod_id, pictures })),
    ...kpopInfos.map(({ info_seq, pictures }) => ({ file_path: kpopPictures, prod_id: info_seq, pictures })),
    ...events.map(({ event_id, pictures }) => ({ file_path: eventPictures, prod_id: event_id, pictures })),
  ];
  const addresses = owners.flatMap(({ pictures, ...owner }) =>
    pictures.map(({ file_type, file_name }) => ({ ...owner, file_type, file_name })),
  );
  const all = [...addresses, ...sitePictures.map(({ address }) => address)];
  const there = await Promise.all(all.map((address) => files.has(address)));
  return there.every(Boolean);
};

/** Days once given stay: somebody may have booked them. */
const daysOf = async (
  { products }: Pick<CatalogStore, 'products'>,
  plan: ProductPlan,
  today: string,
): Promise<{ start_day: string; end_day: string }> => {
  const known = await products
    .findOne({ prod_id: plan.content.prod_id }, { start_day: 1, end_day: 1 })
    .lean<{ start_day: string; end_day: string }>();
  return known ? { start_day: known.start_day, end_day: known.end_day } : plan.daysFrom(today);
};

const loadProduct = async (
  catalog: CatalogStore & { clock: () => Date; nudge: () => void },
  plan: ProductPlan,
  pictures: ProductPicture[],
): Promise<void> => {
  const today = seoulDay(catalog.clock());
  const days = await daysOf(catalog, plan, today);
  const progress_yn = progressOn({ ...plan.content, ...days }, today);
  await changeProduct(catalog, { ...plan.content, ...days, progress_yn, pictures });
};

/** Every tenth of the way is worth a line. */
const tenths = (progress: (line: string) => void, what: string) => {
  let said = 0;
  return (done: number, all: number): void => {
    const reached = Math.floor((done * 10) / all);
    if (reached === said) return;
    said = reached;
    progress(`${what} ${done}/${all}`);
  };
};

/**
 * Fills an empty shop: rates, tables, options, pictures, products, articles and events with days counted from today; news goes
 * through the outboxes. May be repeated and interrupted at any moment: what is there is left as it is, and a
 * complete shop is recognised at once.
 * @returns whether there was anything to do
 */
export const loadContent = async ({
  store,
  mediaDir,
  progress = () => undefined,
  now = () => new Date(),
  source,
}: LoadOptions): Promise<boolean> => {
  const models = catalogStore(store);
  const marks = seedMarkModel(store);
  const files = pictureFiles(mediaDir);
  const fingerprint = fingerprintOf(source);
  const mark = await marks.findById(markId).lean();
  if (mark?.fingerprint === fingerprint && (await picturesExist(models, files, source))) return false;

  const catalog = { ...models, clock: now, nudge: () => undefined };
  await buildIndexes(store);
  progress('rates, categories and options');
  await loadRates(catalog, source);
  await loadTables(catalog, source);
  const pictures = await loadPictures(files, source, tenths(progress, 'pictures'));
  for (const plan of source.products) {
    await loadProduct(
      catalog,
      plan,
      pictures.get(pictureOwner({ file_path: productPictures, id: plan.content.prod_id })) ?? [],
    );
  }
  progress(`products ${source.products.length}/${source.products.length}`);
  await loadStories(catalog, source, pictures);
  progress(`articles and events ${source.kpopInfos.length + source.events.length}`);
  await marks.updateOne({ _id: markId }, { $set: { fingerprint, at: now() } }, { upsert: true });
  return true;
};
