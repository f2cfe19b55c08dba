import {
  articlesStore,
  eventPictureAddresses,
  eventPictures,
  kpopPictureAddresses,
  kpopPictures,
  loadEvents,
  loadKpopInfos,
} from '../articles/index.ts';
import { contentStore, fingerprintOf } from '../content/index.ts';
import { type PictureAddress, type PictureFiles, pictureFiles } from '../media/index.ts';
import {
  loadClosedDays,
  loadOptions,
  loadProducts,
  productPictureAddresses,
  productPictures,
  productsStore,
} from '../products/index.ts';
import { loadRates, ratesStore } from '../rates/index.ts';
import { loadCodes, loadPages, siteStore } from '../site/index.ts';
import { buildIndexes, createAuditLog, seedMarkModel } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { ContentSource } from './content-source.ts';
import type { MissingPictures, RenderDrawing } from './missing-pictures.ts';
import { findMissing, pictureOwner, planPictures } from './plan-pictures.ts';

export interface LoadOptions {
  store: Connection;
  mediaDir: string;
  progress?: (line: string) => void;
  now?: () => Date;
  source: ContentSource;
}

const markId = 'catalog';

/** The collections that a content source fills; drafts and audit log for their indexes only. */
const storeOf = (store: Connection) => {
  createAuditLog(store, []);
  return {
    ...contentStore(store),
    ...ratesStore(store),
    ...productsStore(store),
    ...articlesStore(store),
    ...siteStore(store),
  };
};

const storedAddresses = async (catalog: ReturnType<typeof storeOf>): Promise<PictureAddress[]> => {
  const stored = await Promise.all([
    productPictureAddresses(catalog),
    kpopPictureAddresses(catalog),
    eventPictureAddresses(catalog),
  ]);
  return stored.flat();
};

const tenths = (progress: (line: string) => void, what: string) => {
  let reported = 0;
  return (done: number, all: number): void => {
    const reached = Math.floor((done * 10) / all);
    if (reached === reported) return;
    reported = reached;
    progress(`${what} ${done}/${all}`);
  };
};

export interface Filling {
  readonly missing: MissingPictures;
  /**
   * Draws missing pictures; the next start draws the rest.
   * @param atOnce parallel drawings; one leaves room for visitors' requests
   * @param render renders them in another process
   * @throws the signal's reason when aborted
   */
  readonly finish: (how: {
    readonly atOnce: 1 | 2;
    readonly render?: RenderDrawing;
    readonly signal?: AbortSignal;
  }) => Promise<void>;
}

const putMissingFilms = async (files: PictureFiles, films: ContentSource['filmFiles']): Promise<void> => {
  for (const { address, bytes } of films) if (!(await files.has(address))) await files.put(address, bytes());
};

/**
 * Fills an empty shop except for pictures, which get their names; days count from today, events go through
 * the outboxes. Repeatable and interruptible: existing content stays, and a filled shop is recognised at
 * once, even with pictures missing.
 * @returns null if there is nothing to do
 */
export const fillContent = async ({
  store,
  mediaDir,
  progress = () => undefined,
  now = () => new Date(),
  source,
}: LoadOptions): Promise<Filling | null> => {
  const models = storeOf(store);
  const marks = seedMarkModel(store);
  const files = pictureFiles(mediaDir);
  const fingerprint = fingerprintOf(source);
  const mark = await marks.findById(markId).lean();
  const filling = (missing: MissingPictures): Filling => ({
    missing,
    finish: (how) => missing.drawAll({ ...how, progress: tenths(progress, 'pictures') }),
  });
  await putMissingFilms(files, source.filmFiles);
  if (mark?.fingerprint === fingerprint) {
    const missing = await findMissing(files, source, await storedAddresses(models));
    return missing && filling(missing);
  }

  const catalog = { ...models, clock: now, nudge: () => undefined };
  await buildIndexes(store);
  progress('rates, categories and options');
  await loadRates(catalog, source.rates);
  await loadCodes(catalog, source);
  await loadPages(catalog, source);
  await loadOptions(catalog, source.options);
  const { pictures, missing } = await planPictures(files, source);
  const picturesBelow = (file_path: string) => (id: string) =>
    pictures.get(pictureOwner({ file_path, id })) ?? [];
  await loadProducts(catalog, source.products, picturesBelow(productPictures));
  await loadClosedDays(catalog, source.closedDays);
  progress(`products ${source.products.length}/${source.products.length}`);
  await loadKpopInfos(catalog, source.kpopInfos, picturesBelow(kpopPictures));
  await loadEvents(catalog, source.events, picturesBelow(eventPictures));
  progress(`articles and events ${source.kpopInfos.length + source.events.length}`);
  await marks.updateOne({ _id: markId }, { $set: { fingerprint, at: now() } }, { upsert: true });
  return filling(missing);
};

export const loadContent = async (options: LoadOptions): Promise<boolean> => {
  const filling = await fillContent(options);
  await filling?.finish({ atOnce: 2 });
  return filling !== null;
};
