import type { ProductDetail } from '@narae/contracts';
import { fitChoice, type Price } from '@narae/rules';
import { useState } from 'react';
import { firstSelection, priceOfSelection, unitsOfSelection, type Selection } from './selection.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useChoices, type Choices } from './use-product.ts';

export interface Buying {
  readonly choices: Choices;
  readonly selection: Selection;
  readonly price: Price;
  /** What its lines are made of. */
  readonly units: ReturnType<typeof unitsOfSelection>;
  readonly choose: (selection: Selection) => void;
  readonly cart: ReturnType<typeof useAddToCart>;
}

/** Everything the buying panel holds; kept by the page, because phones show the panel in a sheet that comes and goes. */
export function useBuying(product: ProductDetail): Buying {
  const choices = useChoices(product);
  const [selection, setSelection] = useState(() => firstSelection(product));
  const cart = useAddToCart(product, choices, selection);
  return {
    choices,
    selection,
    price: priceOfSelection({ product, ...choices }, selection),
    units: unitsOfSelection({ product, ...choices }, selection),
    cart,
    choose: (next) => {
      cart.forget();
      setSelection(fitChoice(product, choices, next));
    },
  };
}
