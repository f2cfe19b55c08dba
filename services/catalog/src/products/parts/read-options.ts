import type { Catalog } from '../../context.ts';
import type { StoredOption } from './option.model.ts';

/** Kind, names and price of the options with these codes, or of all. */
export const readOptions = (
  { options }: Pick<Catalog, 'options'>,
  codes?: readonly string[],
): Promise<Pick<StoredOption, 'opt_code' | 'kind' | 'names' | 'origin_price'>[]> =>
  options
    .find(codes ? { opt_code: { $in: [...codes] } } : {}, {
      _id: 0,
      opt_code: 1,
      kind: 1,
      names: 1,
      origin_price: 1,
    })
    .lean();
