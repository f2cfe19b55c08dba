import type { Catalog } from '../../context.ts';

/** Takes over what people say of a product from the community; an event older than what is stored changes nothing (COMMUNITY-28). */
export const updateReviews = async (
  { products }: Pick<Catalog, 'products'>,
  {
    prod_id,
    count,
    average_tenths,
    version,
  }: { prod_id: string; count: number; average_tenths: number; version: number },
): Promise<void> => {
  await products.updateOne(
    { prod_id, $or: [{ reviews_version: { $lt: version } }, { reviews_version: { $exists: false } }] },
    { $set: { review_cnt: count, review_tenths: average_tenths, reviews_version: version } },
  );
};

/** Forgets which events were seen, so that those that are read again count. */
export const resetReviewVersions = ({ products }: Pick<Catalog, 'products'>) =>
  products.updateMany({}, { $set: { reviews_version: 0 } });
