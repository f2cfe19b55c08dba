import type { Connection, Model } from 'mongoose';
import { auditModel } from './admin/audit.model.ts';
import { draftModel } from './admin/draft.model.ts';
import { categoryModel } from './codes/category.model.ts';
import { codeModel } from './codes/code.model.ts';
import { nationModel } from './codes/nation.model.ts';
import { eventModel } from './events/event.model.ts';
import { kpopInfoModel } from './kpop-info/kpop-info.model.ts';
import { optionModel } from './options/option.model.ts';
import { companyModel, siteTextModel } from './pages/company.model.ts';
import { popupModel } from './pages/popup.model.ts';
import { productTextModel } from './products/product-text.model.ts';
import { productModel } from './products/product.model.ts';
import { refundScheduleModel } from './refund-schedules/refund-schedule.model.ts';
import { rateModel } from './rates/rate.model.ts';
import type { Edited } from './shared/edited-fields.model.ts';

/** The catalogue's collections on a connection. */
export const catalogStore = (store: Connection) => ({
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
  auditLog: auditModel(store),
});

/** Everything the catalogue stores. */
export type CatalogStore = ReturnType<typeof catalogStore>;

/** The collections whose documents people edit, and which carry lines of the audit log until those are moved there. */
export const editedModels = (store: CatalogStore): readonly Model<Edited>[] => {
  const { products, options, kpopInfos, events, categories, codes, siteTexts, popups, drafts, rates } = store;
  return [
    products,
    options,
    kpopInfos,
    events,
    categories,
    codes,
    siteTexts,
    popups,
    store.refundSchedules,
    drafts,
    rates,
  ] as unknown as Model<Edited>[];
};
