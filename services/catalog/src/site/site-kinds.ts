import { safeTexts } from '@narae/service-kit/safe-html';
import type { SiteContext } from './context.ts';
import { contentIn, defineKind, fixedRows, type Kind, type Published, rowsOf } from '../content/index.ts';
import { companyText, readFirstCompany } from './pages.ts';

const categoryKind = (catalog: SiteContext): Kind => {
  const { all, find, save } = rowsOf({
    kind: 'category',
    model: catalog.categories,
    key: (cd_group_code) => ({ cd_group_code }),
    idOf: ({ cd_group_code }) => cd_group_code,
    order: { sort_order: 1 },
  });
  return defineKind('category', { all, find, idPattern: /^CG\d{3}$/, publish: save });
};

const codeKey = (id: string) => {
  const [com_cd_group_code = '', com_cd_code = ''] = id.split('-');
  return { com_cd_group_code, com_cd_code };
};

/** Code tables, for the admin area; a row is named by table and code, such as CG005-01. */
const codeKind = (catalog: SiteContext): Kind => {
  const { all, find, save } = rowsOf({
    kind: 'code',
    model: catalog.codes,
    key: codeKey,
    idOf: ({ com_cd_group_code, com_cd_code }) => `${com_cd_group_code}-${com_cd_code}`,
    order: { com_cd_group_code: 1, cd_code2: 1, sort_order: 1 },
  });
  return defineKind('code', { all, find, idPattern: /^CG\d{3}-[A-Za-z0-9]{1,10}$/, publish: save });
};

const popupKind = (catalog: SiteContext): Kind => {
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

/** One text, as the shop opened with it until it is edited. */
const companyKind = (catalog: SiteContext): Kind => {
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
      first: async () => contentIn('company', await readFirstCompany(catalog)),
    },
  );
  return defineKind('company', {
    find: fixed.find,
    all: fixed.all,
    publish: (id, { contents, chat_url }, edit) =>
      fixed.save(id, { contents: safeTexts(contents), chat_url }, edit),
  });
};

export const siteKinds = (context: SiteContext) => ({
  category: categoryKind(context),
  code: codeKind(context),
  company: companyKind(context),
  popup: popupKind(context),
});
