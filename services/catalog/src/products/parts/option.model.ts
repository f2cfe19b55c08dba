import type { LocalizedText, OptionKind } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { editedFields, type Edited } from '../../content/kinds/edited-fields.model.ts';
import { localizedText } from '../../content/kinds/localized-text.model.ts';
import { modelOf } from '../../content/kinds/model-of.model.ts';

/** A paid option that products offer by its code; the price is KRW per participant. */
export interface StoredOption extends Edited {
  opt_code: string;
  /** `seat` and `room` are choices of which a person takes at most one. */
  kind: OptionKind;
  names: LocalizedText;
  messages: LocalizedText;
  origin_price: number;
  version?: number;
}

const optionSchema = new Schema<StoredOption>(
  {
    opt_code: { type: String, required: true, unique: true },
    kind: { type: String, required: true },
    names: localizedText,
    messages: localizedText,
    origin_price: { type: Number, required: true, min: 0 },
    version: { type: Number, default: 0 },
    ...editedFields,
  },
  { ...plainSchema, collection: 'options' },
);

/** The options of a store. */
export const optionModel = (store: Connection): Model<StoredOption> => modelOf(store, 'Option', optionSchema);
