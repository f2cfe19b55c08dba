import type { CommunityContext } from '../../context.ts';
import { reviewableProducts } from '../../kernel/find-targets.ts';
import { askAbout, neverAsk, tripsToAsk } from './keep-trip.ts';
import { findReviewed } from '../review.queries.ts';

/** Trips that are looked at in one round. */
const atOnce = 100;

/**
 * Asks members who came back how it was, who have not said so by themselves; of what the catalogue shows no more there is nothing
 * to say (COMMUNITY-34). @returns how many were asked
 */
export const askForReviews = async (
  context: Pick<CommunityContext, 'trips' | 'reviews' | 'targets' | 'relay' | 'now'>,
): Promise<number> => {
  let asked = 0;
  for (;;) {
    const turns = await tripsToAsk(context, atOnce);
    const trips = turns.map(({ trip }) => trip);
    const reviewed = await findReviewed(
      context.reviews,
      trips.map(({ order_id }) => order_id),
    );
    const there = await reviewableProducts(
      context,
      trips.map(({ prod_id }) => prod_id),
    );
    for (const { nth, trip } of turns) {
      const product = there.get(trip.prod_id);
      if (reviewed.has(trip.order_id) || !product) await neverAsk(context, trip);
      else if (await askAbout(context, { ...trip, titles: product.titles }, nth)) asked += 1;
    }
    if (turns.length < atOnce) return asked;
  }
};
