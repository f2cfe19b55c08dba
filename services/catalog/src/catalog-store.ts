import type { AuditRow } from '@narae/contracts';
import { createAuditLog } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import { draftModel } from './content/drafts/draft.model.ts';
import {
  categoryModel,
  codeModel,
  companyModel,
  nationModel,
  popupModel,
  siteTextModel,
} from './site/site.model.ts';
import { eventModel, kpopInfoModel } from './articles/articles.model.ts';
import { optionModel, refundScheduleModel } from './products/parts/parts.model.ts';
import { productModel, productTextModel } from './products/product/product.model.ts';
import { rateModel } from './rates/rate.model.ts';

/** The catalogue's collections on a connection. */
const collectionsOf = (store: Connection) => ({
  products: productModel(store),
  texts: productTextModel(store),
  options: optionModel(store),
  rates: rateModel(store),
  categories: categoryModel(store),
  nations: nationModel(store),
  codes: codeModel(store),
  companies: companyModel(store),
  siteTexts: siteTextModel(store),
  popups: popupModel(store),
  refundSchedules: refundScheduleModel(store),
  kpopInfos: kpopInfoModel(store),
  events: eventModel(store),
  drafts: draftModel(store),
});

/** The collections whose documents people edit, and which carry lines of the audit log until those are moved there. */
const editedModels = (of: ReturnType<typeof collectionsOf>) => [
  of.products,
  of.options,
  of.kpopInfos,
  of.events,
  of.categories,
  of.codes,
  of.siteTexts,
  of.popups,
  of.refundSchedules,
  of.drafts,
  of.rates,
];

/** The collections that public answers are made from. */
const publishedModels = ({ drafts: _drafts, ...published }: ReturnType<typeof collectionsOf>) =>
  Object.values(published);

/** What the catalogue stores on a connection, with the log of who edited it. */
export const catalogStore = (store: Connection) => {
  const collections = collectionsOf(store);
  return {
    ...collections,
    published: publishedModels(collections).map(({ collection }) => collection.name),
    auditLog: createAuditLog<AuditRow['action']>(store, editedModels(collections)),
  };
};

/** Everything the catalogue stores. */
export type CatalogStore = ReturnType<typeof catalogStore>;
