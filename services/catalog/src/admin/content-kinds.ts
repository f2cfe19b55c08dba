import type { EditableKind } from '@narae/contracts';
import { categoryKind, codeKind } from '../codes/code-kinds.ts';
import type { Catalog } from '../context.ts';
import { eventKind } from '../events/event-kind.ts';
import { kpopInfoKind } from '../kpop-info/kpop-info-kind.ts';
import { optionKind } from '../options/option-kind.ts';
import { companyKind, popupKind } from '../pages/page-kinds.ts';
import { productKind } from '../products/product-kind.ts';
import { refundScheduleKind } from '../refund-schedules/refund-schedule-kind.ts';
import type { Kind } from '../shared/content-kind.ts';

export type Kinds = Readonly<Record<EditableKind, Kind>>;

/** Everything that can be edited in the admin area. */
export const createKinds = (catalog: Catalog): Kinds => ({
  product: productKind(catalog),
  option: optionKind(catalog),
  kpopInfo: kpopInfoKind(catalog),
  event: eventKind(catalog),
  category: categoryKind(catalog),
  code: codeKind(catalog),
  company: companyKind(catalog),
  popup: popupKind(catalog),
  refundSchedule: refundScheduleKind(catalog),
});
