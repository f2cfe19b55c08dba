import { RefundScheduleName } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { Catalog } from '../../context.ts';
import { carryParts } from '../product/carry-parts.ts';
import { defineKind, type Kind } from '../../content/kinds/content-kind.ts';
import { fixedRows } from '../../content/kinds/fixed-rows.queries.ts';
import { rowsOf } from '../../content/kinds/table-rows.queries.ts';
import { firstSchedule, scheduleNames } from '../parts/first-schedules.rules.ts';
import { wrongFigures } from '../parts/refund-schedule.rules.ts';

/** Refund schedules, for the admin area; what products and booking know of one follows right after (REFUND-3). */
export const refundScheduleKind = (catalog: Catalog): Kind => {
  const rows = rowsOf({
    kind: 'refundSchedule',
    model: catalog.refundSchedules,
    key: (schedule) => ({ schedule: RefundScheduleName.parse(schedule) }),
    idOf: ({ schedule }) => schedule,
    order: { schedule: 1 },
  });
  const { all, find, save } = fixedRows(rows, {
    ids: scheduleNames,
    first: (name) => Promise.resolve(firstSchedule(RefundScheduleName.parse(name))),
  });
  return defineKind('refundSchedule', {
    all,
    find,
    check: (content) => {
      const wrong = wrongFigures(content);
      if (wrong) throw new DomainError(wrong.key, { field: wrong.field });
    },
    publish: async (id, content, edit) => {
      const outcome = await save(id, content, edit);
      await carryParts(catalog);
      return outcome;
    },
  });
};
