import type { EditableKind } from '@narae/contracts';
import { categoryKind, codeKind } from '../site/code-kinds.ts';
import type { Catalog } from '../context.ts';
import { eventKind } from '../articles/event-kind.ts';
import { kpopInfoKind } from '../articles/kpop-info-kind.ts';
import { optionKind } from '../products/editing/option-kind.ts';
import { companyKind, popupKind } from '../site/page-kinds.ts';
import { productKind } from '../products/editing/product-kind.ts';
import { refundScheduleKind } from '../products/editing/refund-schedule-kind.ts';
import type { Kind } from '../content/kinds/content-kind.ts';

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
