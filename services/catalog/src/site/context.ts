import type { Connection, Model } from 'mongoose';
import type { ProductsContext } from '../products/index.ts';
import {
  categoryModel,
  codeModel,
  companyModel,
  nationModel,
  popupModel,
  siteTextModel,
  type StoredCategory,
  type StoredCode,
  type StoredCompany,
  type StoredNation,
  type StoredPopup,
  type StoredSiteText,
} from './site.model.ts';

export interface SiteContext extends ProductsContext {
  readonly categories: Model<StoredCategory>;
  readonly nations: Model<StoredNation>;
  readonly codes: Model<StoredCode>;
  readonly companies: Model<StoredCompany>;
  readonly siteTexts: Model<StoredSiteText>;
  readonly popups: Model<StoredPopup>;
}

export const siteStore = (store: Connection) => ({
  categories: categoryModel(store),
  nations: nationModel(store),
  codes: codeModel(store),
  companies: companyModel(store),
  siteTexts: siteTextModel(store),
  popups: popupModel(store),
});
