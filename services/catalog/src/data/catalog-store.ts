import type { Connection, Model } from 'mongoose';
import { auditModel } from './audit.model.ts';
import { draftModel, type StoredDraft } from './draft.model.ts';
import type { AuditEntry } from './edited-fields.ts';
import { optionModel, type StoredOption } from './option.model.ts';
import { pageTextModels, type StoredPopup, type StoredSiteText } from './page-text.models.ts';
import { productModel, type StoredProduct } from './product.model.ts';
import { productTextModel, type StoredProductText } from './product-text.model.ts';
import { rateModel, type StoredRate } from './rate.model.ts';
import { storyModels, type StoredEvent, type StoredKpopInfo } from './story.models.ts';
import {
  tableModels,
  type StoredCategory,
  type StoredCode,
  type StoredCompany,
  type StoredNation,
} from './table.models.ts';

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
