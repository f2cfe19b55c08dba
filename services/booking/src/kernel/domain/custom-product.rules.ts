/** A custom trip: booking's own product, with one buyer, in no list, its seats hidden (CUSTOM-4). */
export const isCustomProduct = (prod_id: string): boolean => /^CUSTOM\d{9,}$/.test(prod_id);

export const customRequestOf = ({ prod_id }: { readonly prod_id: string }): { custom_request_id?: string } =>
  isCustomProduct(prod_id) ? { custom_request_id: prod_id } : {};
