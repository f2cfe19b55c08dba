export {
  countCompanions,
  forgetCompanions,
  listCompanions,
  moveCompanions,
} from './companions/companions.ts';
export { type CartContext, cartStore } from './context.ts';
export { cartModule } from './module.ts';
export { addToCart, findInCart, putInCart } from './rows/add-to-cart.ts';
export { cartItem, type CartRow, hotelLinesOf, optionLinesOf } from './rows/cart-item.view.ts';
export { deleteCartRow, expireRows } from './rows/remove-rows.ts';
export { loadCartRows, loadOwnRow } from './rows/list-cart.ts';
export { optionLines, roomLines } from './rows/selection-lines.ts';
export { modifyCart } from './rows/modify-cart.ts';
export { sameSelection } from './rows/selection-change.rules.ts';
export { readDraft } from './rows/typed-draft.ts';
export { agree, decideConfirmation, withIds } from './travellers/confirmation.ts';
export { deleteTravellers } from './travellers/save-travellers.ts';
export { travellersOf, travellerView, withParticulars } from './travellers/particulars.ts';
