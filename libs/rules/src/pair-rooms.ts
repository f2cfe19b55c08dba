interface Pair {
  readonly prod_type: string;
  readonly prod_category: string;
}

interface Sold<Room> extends Pair {
  readonly prod_id: string;
  readonly hotels: readonly Room[];
}

/**
 * The rooms that are sold with every product of a pair (prod_type, prod_category), each once (CART-6). Where products of the pair
 * disagree about a room, the one with the highest prod_id decides, so that lists and carts say the same.
 * @param products may be of other pairs too; their rooms do not count
 */
export const roomsOfPair = <Room extends { readonly hotel_dtl_id: string }>(
  { prod_type, prod_category }: Pair,
  products: readonly Sold<Room>[],
): Room[] => {
  const ofPair = products.filter(
    (product) => product.prod_type === prod_type && product.prod_category === prod_category,
  );
  const inOrder = ofPair.sort((one, other) => (one.prod_id < other.prod_id ? -1 : 1));
  return [
    ...new Map(inOrder.flatMap(({ hotels }) => hotels).map((room) => [room.hotel_dtl_id, room])).values(),
  ];
};
