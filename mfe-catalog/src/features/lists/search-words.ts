import type { Product } from '@narae/contracts';

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether every word of the shopper's search occurs in a product's title, description or place. */
export const matches = (product: Product, words: string): boolean => {
  const text = plain(`${product.prod_title} ${product.prod_desc} ${product.tr_place}`);
  return plain(words)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word));
};
