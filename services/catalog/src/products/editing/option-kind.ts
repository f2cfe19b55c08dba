import type { Catalog } from '../../context.ts';
import { carryParts } from '../product/carry-parts.ts';
import { defineKind, type Kind } from '../../content/kinds/content-kind.ts';
import { rowsOf } from '../../content/kinds/table-rows.queries.ts';

/** Paid options, for the admin area; what products and booking know of one follows right after. */
export const optionKind = (catalog: Catalog): Kind => {
  const rows = rowsOf({
    kind: 'option',
    model: catalog.options,
    key: (opt_code) => ({ opt_code }),
    idOf: ({ opt_code }) => opt_code,
    order: { opt_code: 1 },
  });
  return defineKind('option', {
    all: rows.all,
    find: rows.find,
    idPattern: /^[A-Za-z0-9_-]{1,20}$/,
    publish: async (id, content, edit) => {
      const outcome = await rows.save(id, content, edit);
      await carryParts(catalog);
      return outcome;
    },
  });
};
