import type { Connection, Model } from 'mongoose';
import { auditModel } from './admin/audit.model.ts';
import { draftModel, type StoredDraft } from './admin/draft.model.ts';
import type { AuditEntry } from './shared/edited-fields.model.ts';
import { optionModel, type StoredOption } from './options/option.model.ts';
import { pageTextModels, type StoredPopup, type StoredSiteText } from './pages/popup.model.ts';
import { productModel, type StoredProduct } from './products/product.model.ts';
import { productTextModel, type StoredProductText } from './products/product-text.model.ts';
import { rateModel, type StoredRate } from './rates/rate.model.ts';
import { storyModels, type StoredEvent, type StoredKpopInfo } from './events/event.model.ts';
import {
  tableModels,
  type StoredCategory,
  type StoredCode,
  type StoredCompany,
  type StoredNation,
} from './codes/code.model.ts';

/** Everything the catalogue keeps. */
export interface CatalogStore {
  products: Model<StoredProduct>;
  texts: Model<StoredProductText>;
  options: Model<StoredOption>;
  rates: Model<StoredRate>;
  categories: Model<StoredCategory>;
  nations: Model<StoredNation>;
  codes: Model<StoredCode>;
  companies: Model<StoredCompany>;
  kpopInfos: Model<StoredKpopInfo>;
  events: Model<StoredEvent>;
  siteTexts: Model<StoredSiteText>;
  popups: Model<StoredPopup>;
  drafts: Model<StoredDraft>;
  auditLog: Model<AuditEntry>;
}

/** The catalogue's collections on a connection. */
export const catalogStore = (store: Connection): CatalogStore => ({
  products: productModel(store),
  texts: productTextModel(store),
  options: optionModel(store),
  rates: rateModel(store),
  ...tableModels(store),
  ...storyModels(store),
  ...pageTextModels(store),
  drafts: draftModel(store),
  auditLog: auditModel(store),
});
