import type { TxnType } from '@narae/contracts';

/**
 * States of a cart row that still has somewhere to go: travellers missing, confirmed, on its way to payment. They
 * make up the count of the cart; a paid row stays in sight until it is tidied away, and counts no more (CART-11).
 */
export const openTxnTypes: readonly TxnType[] = ['N', 'T', 'Y'];

/** How many rows of a cart are open. */
export const countOpenRows = (rows: readonly { readonly txn_type: TxnType }[]): number =>
  rows.filter((row) => openTxnTypes.includes(row.txn_type)).length;
