import type { LocalizedText, LanTp } from '@narae/contracts';
import type { Catalog } from '../context.ts';
import { carryOptions } from '../products/carry-options.ts';
import { safeTexts } from '../shared/safe-html.ts';
import { checkDayOrder } from '../shared/day-order.ts';
import { defineKind, type Kind, type Published } from '../shared/content-kind.ts';
import { rowsOf } from '../shared/table-rows.queries.ts';

/** Paid options; what products and booking know of one follows right after. */
export const optionKind = (catalog: Catalog): Kind => {
  const rows = rowsOf({
    kind: 'option',
    model: catalog.options,
    key: (opt_code) => ({ opt_code }),
    idOf: ({ opt_code }) => opt_code,
    order: { opt_code: 1 },
  });
  return defineKind('option', {
    ...rows,
    idPattern: /^[A-Za-z0-9_-]{1,20}$/,
    publish: async (id, content, edit) => {
      const outcome = await rows.keep(id, content, edit);
      await carryOptions(catalog);
      return outcome;
    },
  });
};

/** Categories of the menu. */
export const categoryKind = (catalog: Catalog): Kind => {
  const rows = rowsOf({
    kind: 'category',
    model: catalog.categories,
    key: (cd_group_code) => ({ cd_group_code }),
    idOf: ({ cd_group_code }) => cd_group_code,
    order: { sort_order: 1 },
  });
  return defineKind('category', { ...rows, idPattern: /^CG\d{3}$/, publish: rows.keep });
};

const codeKey = (id: string) => {
  const [com_cd_group_code = '', com_cd_code = ''] = id.split('-');
  return { com_cd_group_code, com_cd_code };
};

/** Rows of the code tables; a row is named by its table and its code, such as CG005-01. */
export const codeKind = (catalog: Catalog): Kind => {
  const rows = rowsOf({
    kind: 'code',
    model: catalog.codes,
    key: codeKey,
    idOf: ({ com_cd_group_code, com_cd_code }) => `${com_cd_group_code}-${com_cd_code}`,
    order: { com_cd_group_code: 1, cd_code2: 1, sort_order: 1 },
  });
  return defineKind('code', { ...rows, idPattern: /^CG\d{3}-[A-Za-z0-9]{1,10}$/, publish: rows.keep });
};

/** Words to visitors on the home page. */
export const popupKind = (catalog: Catalog): Kind => {
  const rows = rowsOf({
    kind: 'popup',
    model: catalog.popups,
    key: (popup_id) => ({ popup_id }),
    idOf: ({ popup_id }) => popup_id,
    order: { start_day: -1 },
  });
  return defineKind('popup', {
    ...rows,
    prefix: 'POPUP',
    check: (content) => checkDayOrder(content, 'start_day', 'end_day'),
    publish: rows.keep,
  });
};

const company = 'company';

/** Who runs the shop: one text, first told by a row per language until somebody edits it. */
export const companyKind = (catalog: Catalog): Kind => {
  const rows = rowsOf({
    kind: 'company',
    model: catalog.siteTexts,
    key: (text_id) => ({ text_id }),
    idOf: ({ text_id }) => text_id,
    order: { text_id: 1 },
  });
  const told = async (): Promise<Published> => {
    const found = await catalog.companies.find().lean();
    const textIn = (lanTp: LanTp): string =>
      found.find(({ lan_tp }) => lan_tp === lanTp)?.company_content ?? '';
    const contents: LocalizedText = {
      CHN: textIn('CHN'),
      KOR: textIn('KOR'),
      ENG: textIn('ENG'),
      JPN: textIn('JPN'),
      VTN: textIn('VTN'),
    };
    return { id: company, content: { contents }, version: 0, edited: null };
  };
  const find = async (id: string): Promise<Published | null> =>
    id === company ? ((await rows.find(company)) ?? (await told())) : null;
  return defineKind('company', {
    fixed: true,
    find,
    all: async () => [(await rows.find(company)) ?? (await told())],
    publish: (id, { contents }, edit) =>
      rows.keep(
        id,
        { contents: safeTexts(contents) },
        edit.basedOn === 0 ? { ...edit, basedOn: null } : edit,
      ),
  });
};
