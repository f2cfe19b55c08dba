import type { Catalog } from '../context.ts';
import { contentIn, defineKind, type Kind, type Published } from '../content/kinds/content-kind.ts';
import { fixedRows } from '../content/kinds/fixed-rows.queries.ts';
import { safeTexts } from '@narae/service-kit/safe-html';
import { rowsOf } from '../content/kinds/table-rows.queries.ts';
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
  const find = async (id: string): Promise<Published | null> => {
    const edited = await rows.find(id);
    return (
      edited && { ...edited, content: { ...edited.content, chat_url: edited.content['chat_url'] ?? '' } }
    );
  };
  const fixed = fixedRows(
    { ...rows, find },
    {
      ids: [companyText],
      first: async () => contentIn('company', { contents: await readFirstCompany(catalog), chat_url: '' }),
    },
  );
  return defineKind('company', {
    find: fixed.find,
    all: fixed.all,
    publish: (id, { contents, chat_url }, edit) =>
      fixed.save(id, { contents: safeTexts(contents), chat_url }, edit),
  });
};
