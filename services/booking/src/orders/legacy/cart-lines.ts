import type { CartItem, CartOptionLine, HotelCartLine, HotelChoice, OptionChoice } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { cartItem, hotelLinesOf, loadOwnRow, optionLinesOf, modifyCart } from '../../cart/index.ts';
import {
  type Shopper,
  type Booking,
  type BookingAddress,
  findOwn,
  isGone,
  withDrawn,
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { loadWaitingRows } from '../lists/order-lists.ts';

export const showCartRow = async (
  context: OrdersContext,
  cart_id: string,
  shopper: Shopper,
): Promise<CartItem[]> => (await loadOwnRow(context, { cart_id }, shopper)).map(cartItem);

export const listOptionLines = async (
  context: OrdersContext,
  address: { cart_id: string } | { 'options.opt_id': string },
  shopper: Shopper,
): Promise<CartOptionLine[]> => {
  const lines = (await loadOwnRow(context, address, shopper)).flatMap(optionLinesOf);
  return 'cart_id' in address ? lines : lines.filter((line) => line.opt_id === address['options.opt_id']);
};

export const listHotelLines = async (
  context: OrdersContext,
  cart_id: string,
  shopper: Shopper,
): Promise<HotelCartLine[]> => (await loadOwnRow(context, { cart_id }, shopper)).flatMap(hotelLinesOf);

export const listWaitingOptions = async (
  context: OrdersContext,
  shopper: Shopper,
): Promise<CartOptionLine[]> => (await loadWaitingRows(context, shopper)).flatMap(optionLinesOf);

const optionsOf = (booking: Booking): OptionChoice[] =>
  booking.options.map(({ opt_code, participant_cnt }) => ({ opt_code, participant_cnt }));
const roomsOf = (booking: Booking): HotelChoice[] =>
  booking.rooms.map(({ hotel_dtl_id, personnel_cnt }) => ({ hotel_dtl_id, personnel_cnt }));

/** Old clients' `modifyCart`, one line at a time. @returns opt_id, the named one if the member drew it (ID-3) */
export const putOption = (
  context: OrdersContext,
  line: { cart_id: string; opt_id?: string | undefined } & OptionChoice,
  shopper: Shopper,
): Promise<string> =>
  withDrawn(context, { prefix: 'OPTD', named: line.opt_id, mem_id: shopper.mem_id }, (drawn) =>
    putNumberedOption(context, line, shopper, drawn),
  );

const putNumberedOption = async (
  context: OrdersContext,
  line: { cart_id: string; opt_id?: string | undefined } & OptionChoice,
  shopper: Shopper,
  drawn: string | undefined,
): Promise<string> => {
  const after = await modifyCart(
    context,
    { cart_id: line.cart_id },
    (booking) => {
      const replaced =
        booking.options.find((existing) => existing.opt_id === line.opt_id)?.opt_code ?? line.opt_code;
      const others = optionsOf(booking).filter(
        ({ opt_code }) => ![replaced, line.opt_code].includes(opt_code),
      );
      const { opt_code, participant_cnt } = line;
      return { options: [...others, { opt_code, participant_cnt, opt_id: drawn }] };
    },
    shopper,
    { roomsMayLag: true },
  );
  return after.options.find(({ opt_code }) => opt_code === line.opt_code)?.opt_id ?? '';
};

export const removeOption = async (
  context: OrdersContext,
  opt_id: string,
  shopper: Shopper,
): Promise<void> => {
  await modifyCart(
    context,
    { 'options.opt_id': opt_id },
    (booking) => {
      const gone = booking.options.find((line) => line.opt_id === opt_id)?.opt_code;
      return { options: optionsOf(booking).filter(({ opt_code }) => opt_code !== gone) };
    },
    shopper,
    { roomsMayLag: true },
  );
};

export const removeAllOptions = async (
  context: OrdersContext,
  address: BookingAddress,
  shopper: Shopper,
): Promise<void> => {
  const found = await findOwn(context.bookings, shopper.mem_id, address);
  if (found && isGone(found)) return;
  await modifyCart(context, address, { options: [] }, shopper, { roomsMayLag: true });
};

/** The number of beds is checked at confirmation. @returns hotel_cart_id, the named one if the member drew it (ID-3) */
export const putRoom = (
  context: OrdersContext,
  line: { cart_id: string; hotel_cart_id?: string | undefined } & HotelChoice,
  shopper: Shopper,
): Promise<string> =>
  withDrawn(context, { prefix: 'HOTCRAT', named: line.hotel_cart_id, mem_id: shopper.mem_id }, (drawn) =>
    putNumberedRoom(context, line, shopper, drawn),
  );

const putNumberedRoom = async (
  context: OrdersContext,
  line: { cart_id: string } & HotelChoice,
  shopper: Shopper,
  drawn: string | undefined,
): Promise<string> => {
  if (line.personnel_cnt === 0) throw new DomainError('invalid_value', { field: 'personnel_cnt' });
  const after = await modifyCart(
    context,
    { cart_id: line.cart_id },
    (booking) => ({
      hotels: [
        ...roomsOf(booking).filter(({ hotel_dtl_id }) => hotel_dtl_id !== line.hotel_dtl_id),
        { hotel_dtl_id: line.hotel_dtl_id, personnel_cnt: line.personnel_cnt, hotel_cart_id: drawn },
      ],
    }),
    shopper,
    { roomsMayLag: true },
  );
  return after.rooms.find(({ hotel_dtl_id }) => hotel_dtl_id === line.hotel_dtl_id)?.hotel_cart_id ?? '';
};

/** Without persons the line is removed. */
export const changeRoom = async (
  context: OrdersContext,
  { hotel_cart_id, personnel_cnt }: { hotel_cart_id: string; personnel_cnt: number },
  shopper: Shopper,
): Promise<void> => {
  await modifyCart(
    context,
    { 'rooms.hotel_cart_id': hotel_cart_id },
    (booking) => {
      const kind = booking.rooms.find((line) => line.hotel_cart_id === hotel_cart_id)?.hotel_dtl_id;
      return {
        hotels: roomsOf(booking).map((choice) =>
          choice.hotel_dtl_id === kind ? { ...choice, personnel_cnt } : choice,
        ),
      };
    },
    shopper,
    { roomsMayLag: true },
  );
};
