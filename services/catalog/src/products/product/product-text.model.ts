import type { LocalizedText } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { modelOf } from '../../content/kinds/model-of.model.ts';
import { localizedText } from '../../content/kinds/localized-text.model.ts';

/**
 * The long text of a product, apart from it so that lists need not carry it. Named by its content and never changed:
 * a product switches to another text in the same update as everything else.
 */
export interface StoredProductText {
  _id: string;
  contents: LocalizedText;
}

const productTextSchema = new Schema<StoredProductText>(
  { _id: String, contents: localizedText },
  { ...plainSchema, collection: 'product_texts' },
);

/** The long texts of a store. */
export const productTextModel = (store: Connection): Model<StoredProductText> =>
  modelOf(store, 'ProductText', productTextSchema);
