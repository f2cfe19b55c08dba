import type { TravellerFile } from '@narae/contracts';
import type { DocumentsContext } from './context.ts';
import { findOwn, type Shopper } from '../kernel/index.ts';
import { travellerFiles } from './traveller-file.view.ts';

/** A booking's documents without their bytes, person by person; none when it is not the caller's. */
export const listDocuments = async (
  context: DocumentsContext,
  cart_id: string,
  { mem_id, lanTp }: Pick<Shopper, 'mem_id' | 'lanTp'>,
): Promise<TravellerFile[]> => {
  const booking = await findOwn(context.bookings, mem_id, { cart_id });
  return booking ? travellerFiles(booking, lanTp) : [];
};
