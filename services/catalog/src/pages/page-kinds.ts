import type { Catalog } from '../context.ts';
import { contentIn, defineKind, type Kind, type Published } from '../shared/content-kind.ts';
import { safeTexts } from '../shared/safe-html.ts';
import { rowsOf } from '../shared/table-rows.queries.ts';
import { companyText, readFirstCompany } from './read-company.ts';

/** Notices on the home page, for the admin area. */
export const popupKind = (catalog: Catalog): Kind => {
  const { all, find, save } = rowsOf({
    kind: 'popup',
    model: catalog.popups,
    key: (popup_id) => ({ popup_id }),
    idOf: ({ popup_id }) => popup_id,
    order: { start_day: -1 },
  });
  return defineKind('popup', {
    all,
    find,
    prefix: 'POPUP',
    publish: save,
  });
};

/** Who runs the shop, for the admin area: one text, as the shop opened with it until somebody edits it. */
export const companyKind = (catalog: Catalog): Kind => {
  const rows = rowsOf({
    kind: 'company',
    model: catalog.siteTexts,
    key: (text_id) => ({ text_id }),
    idOf: ({ text_id }) => text_id,
    order: { text_id: 1 },
  });
  const first = async (): Promise<Published> => ({
    id: companyText,
    content: contentIn('company', { contents: await readFirstCompany(catalog), chat_url: '' }),
    version: 0,
    edited: null,
    withdrawn: false,
  });
  const company = async (): Promise<Published> => {
    const edited = await rows.find(companyText);
    if (!edited) return first();
    return { ...edited, content: { ...edited.content, chat_url: edited.content['chat_url'] ?? '' } };
  };
  return defineKind('company', {
    fixed: true,
    find: async (id) => (id === companyText ? company() : null),
    all: async () => [await company()],
    publish: (id, { contents, chat_url }, edit) =>
      rows.save(
        id,
        { contents: safeTexts(contents), chat_url },
        edit.basedOn === 0 ? { ...edit, basedOn: null } : edit,
      ),
  });
};
