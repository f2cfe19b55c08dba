import type { BookableProduct } from '@narae/contracts';
import type { PlainBooking } from '../../kernel/index.ts';

/** A product with what an order has of it besides: an extra or a room that was taken off sale may be kept. */
export const withOwnLines = (
  product: BookableProduct,
  { options, rooms }: Pick<PlainBooking, 'options' | 'rooms'>,
): BookableProduct => {
  const isOnSale = (code: string) => product.options.some(({ opt_code }) => opt_code === code);
  const isOffered = (id: string) => product.hotels.some(({ hotel_dtl_id }) => hotel_dtl_id === id);
  return {
    ...product,
    options: [
      ...product.options,
      ...options
        .filter(({ opt_code }) => !isOnSale(opt_code))
        .map(({ opt_code, names, origin_price }) => ({ opt_code, names, origin_price })),
    ],
    hotels: [
      ...product.hotels,
      ...rooms
        .filter(({ hotel_dtl_id }) => !isOffered(hotel_dtl_id))
        .map(({ hotel_dtl_id, hotel_type, names, origin_hotel_price }) => ({
          hotel_dtl_id,
          hotel_type,
          names,
          origin_hotel_price,
        })),
    ],
  };
};
