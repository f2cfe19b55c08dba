import { z } from 'zod';
import { Product } from './product.ts';

/** A town or region under which shoppers look for products; the key is the same in every language. */
export const Destination = z.object({ place_id: z.string(), place_nm: z.string() });
export type Destination = z.infer<typeof Destination>;

/** A product as a search finds it: what its card shows, and where it leads. */
export const FoundProduct = Product.extend({ destinations: z.array(Destination) });
export type FoundProduct = z.infer<typeof FoundProduct>;
