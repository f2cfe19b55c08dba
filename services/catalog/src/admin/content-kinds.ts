import type { EditableKind } from '@narae/contracts';
import { categoryKind, codeKind, companyKind, popupKind } from '../site/site-kinds.ts';
import type { Catalog } from '../context.ts';
import { eventKind, kpopInfoKind } from '../articles/article-kinds.ts';
import { optionKind, productKind, refundScheduleKind } from '../products/editing/product-kinds.ts';
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
