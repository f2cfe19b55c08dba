import type { EditableKind } from '@narae/contracts';
import type { Catalog } from '../catalog.ts';
import type { Kind } from './kind.ts';
import { eventKind, kpopInfoKind } from './kinds/story-kinds.ts';
import { productKind } from './kinds/product-kind.ts';
import { categoryKind, codeKind, companyKind, optionKind, popupKind } from './kinds/table-kinds.ts';

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
