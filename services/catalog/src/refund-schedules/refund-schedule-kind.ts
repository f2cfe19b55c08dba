import { RefundScheduleName } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { Catalog } from '../context.ts';
import { carryParts } from '../products/carry-parts.ts';
import { defineKind, type Kind } from '../shared/content-kind.ts';
import { fixedRows } from '../shared/fixed-rows.queries.ts';
import { rowsOf } from '../shared/table-rows.queries.ts';
import { firstSchedule, scheduleNames } from './first-schedules.rules.ts';
import { wrongFigures } from './refund-schedule.rules.ts';

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
