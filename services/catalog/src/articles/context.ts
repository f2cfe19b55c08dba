import type { Connection, Model } from 'mongoose';
import type { ProductsContext } from '../products/index.ts';
import { eventModel, kpopInfoModel, type StoredEvent, type StoredKpopInfo } from './articles.model.ts';

export interface ArticlesContext extends ProductsContext {
  readonly events: Model<StoredEvent>;
  readonly kpopInfos: Model<StoredKpopInfo>;
}

export const articlesStore = (store: Connection) => ({
  events: eventModel(store),
  kpopInfos: kpopInfoModel(store),
});
