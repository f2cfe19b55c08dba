import type { Catalog } from '../context.ts';
import { defineKind, type Kind } from '../content/kinds/content-kind.ts';
import { rowsOf } from '../content/kinds/table-rows.queries.ts';

/** Categories of the menu, for the admin area. */
export const categoryKind = (catalog: Catalog): Kind => {
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

/** Rows of the code tables, for the admin area; a row is named by its table and its code, such as CG005-01. */
export const codeKind = (catalog: Catalog): Kind => {
  const { all, find, save } = rowsOf({
    kind: 'code',
    model: catalog.codes,
    key: codeKey,
    idOf: ({ com_cd_group_code, com_cd_code }) => `${com_cd_group_code}-${com_cd_code}`,
    order: { com_cd_group_code: 1, cd_code2: 1, sort_order: 1 },
  });
  return defineKind('code', { all, find, idPattern: /^CG\d{3}-[A-Za-z0-9]{1,10}$/, publish: save });
};
