import type { Catalog } from '../../context.ts';
import type { OptionRow } from '../../seeding/content-source.ts';

/** Writes the options of a content source; writing them again changes nothing. */
export const loadOptions = async (
  { options }: Pick<Catalog, 'options'>,
  rows: readonly OptionRow[],
): Promise<void> => {
  for (const row of rows)
    await options.updateOne({ opt_code: row.opt_code }, { $set: row }, { upsert: true });
};
