/**
 * Whether a product is a custom trip: booking's own, under the number of its request, which no product of the catalogue
 * has. It has one buyer, is in no list, and nobody else learns of its seats (CUSTOM-4).
 */
export const isCustomProduct = (prod_id: string): boolean => /^CUSTOM\d{9,}$/.test(prod_id);

/** What tells a screen that a row or an order is a custom trip; nothing for a product of the catalogue. */
export const customRequestOf = ({ prod_id }: { readonly prod_id: string }): { custom_request_id?: string } =>
  isCustomProduct(prod_id) ? { custom_request_id: prod_id } : {};
