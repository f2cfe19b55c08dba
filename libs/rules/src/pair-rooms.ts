interface Sold<Room> {
  readonly prod_id: string;
  readonly hotels: readonly Room[];
}

/**
 * The rooms that are sold with every product of a pair (prod_type, prod_category), each once (CART-6). Where products of the pair
 * disagree about a room, the one with the highest prod_id decides, so that lists and carts say the same.
 * @param products of one pair
 */
export const roomsOfPair = <Room extends { readonly hotel_dtl_id: string }>(
  products: readonly Sold<Room>[],
): Room[] => {
  const inOrder = [...products].sort((one, other) => (one.prod_id < other.prod_id ? -1 : 1));
  return [
    ...new Map(inOrder.flatMap(({ hotels }) => hotels).map((room) => [room.hotel_dtl_id, room])).values(),
  ];
};
