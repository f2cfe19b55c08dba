import type { EditableKind } from '@narae/contracts';
import type { Catalog } from '../context.ts';
import type { Kind } from '../shared/content-kind.ts';
import { eventKind, kpopInfoKind } from '../events/event-kind.ts';
import { productKind } from '../products/product-kind.ts';
import { categoryKind, codeKind, companyKind, optionKind, popupKind } from '../codes/code-kinds.ts';

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
});
