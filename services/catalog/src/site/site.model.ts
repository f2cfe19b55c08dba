import { number, optional, storedModel, type StoredOf, text } from '@narae/service-kit';
import { editedFields, localizedText, unchecked } from '../content/index.ts';

const version = optional(number({ default: 0 }));

/** A category of the menu (CATALOG-1). */
const category = {
  cd_group_code: text({ unique: true }),
  names: localizedText,
  icon: text(unchecked),
  sort_order: number(unchecked),
  version,
  ...editedFields,
};
export type StoredCategory = StoredOf<typeof category>;
export const categoryModel = storedModel('Category', 'categories', category);

/**
 * A row of a code table (CATALOG-9). `cd_code2` is its sub-table: H grade, P persons, B bed, empty for none.
 */
const code = {
  com_cd_group_code: text(),
  com_cd_code: text(),
  names: localizedText,
  cd_code1: text(unchecked),
  cd_code2: text(unchecked),
  sort_order: number(unchecked),
  version,
  ...editedFields,
};
export type StoredCode = StoredOf<typeof code>;
export const codeModel = storedModel('Code', 'codes', code, [
  { com_cd_group_code: 1, com_cd_code: 1 },
  { unique: true },
]);

/** A nation; `nation_cd` starts with the language spoken there. */
const nation = {
  nation_cd: text({ unique: true }),
  names: localizedText,
  use_yn: text<'Y' | 'N'>(unchecked),
};
export type StoredNation = StoredOf<typeof nation>;
export const nationModel = storedModel('Nation', 'nations', nation);

/** The company's first text in one language; HTML, sanitised when stored. */
const company = {
  lan_tp: text({ unique: true }),
  company_content: text(unchecked),
  /** Of the desk's chat, the same in every row; absent in a shop that opened before there was one. */
  chat_url: optional(text()),
};
export type StoredCompany = StoredOf<typeof company>;
export const companyModel = storedModel('Company', 'companies', company);

/** An edited long text of the site, such as `company`; HTML, sanitised when stored. */
const siteText = {
  text_id: text({ unique: true }),
  contents: localizedText,
  /** Absent in a text stored before it could be edited. */
  chat_url: optional(text({ default: '' })),
  version,
  ...editedFields,
};
export type StoredSiteText = StoredOf<typeof siteText>;
export const siteTextModel = storedModel('SiteText', 'site_texts', siteText);

/** A notice on the home page, both days included (SHELL-7, CATALOG-12). */
const popup = {
  popup_id: text({ unique: true }),
  titles: localizedText,
  texts: localizedText,
  /** A page of the shop, or empty. */
  link: text({ default: '' }),
  start_day: text(),
  end_day: text(),
  use_yn: text<'Y' | 'N'>(),
  version,
  ...editedFields,
};
export type StoredPopup = StoredOf<typeof popup>;
export const popupModel = storedModel('Popup', 'popups', popup, [{ use_yn: 1, start_day: -1 }]);
