import type { LanTp, LocalizedText, ProductImage } from '@narae/contracts';
import { FALLBACKS, perLanguage } from '@narae/contracts/localized';
import {
  flag,
  list,
  moment,
  number,
  optional,
  orNull,
  part,
  storedAs,
  storedAudit,
  type StoredOf,
  text,
} from '@narae/service-kit';

/** A text in every language. Readers fall back where one is missing (CATALOG-8), so it has no defaults. */
export const localizedText = storedAs<LocalizedText>(perLanguage(() => ({ type: String })));

export const textFields = (name: string, lanTp: LanTp): Record<string, 1> =>
  Object.fromEntries([lanTp, ...FALLBACKS.slice(0, 2)].map((language) => [`${name}.${language}`, 1]));

/** Of fields that are checked before they are stored. */
export const unchecked = { required: false } as const;

const editMark = { by: text(unchecked), at: moment(unchecked) };
export type EditMark = StoredOf<typeof editMark>;

/** Absent in documents nobody has edited yet. */
export const editedFields = {
  edited: optional(orNull(part(editMark))),
  /** Published once; only administrators find it (CATALOG-14). */
  withdrawn: optional(flag({ default: false })),
  audit: optional(storedAudit),
};
export type Edited = StoredOf<typeof editedFields>;

export const shown = { withdrawn: { $ne: true } } as const;

const lead = { file_name: text(unchecked), alt: localizedText };

export const pictureFields = {
  pictures: list(
    part({
      ...lead,
      file_type: text<ProductImage['file_type']>(unchecked),
      sort_order: number(unchecked),
      width: number(unchecked),
      height: number(unchecked),
    }),
  ),
  list_picture: orNull(part(lead)),
};
