import type { ProductDetail } from '@narae/contracts';
import { fitChoice, type Price, aboveCap, paymentCap, type Violation } from '@narae/rules';
import { useState, useEffect, useEffectEvent } from 'react';
import { mycartInsert } from '@narae/contracts/rows';
import { getT, loadPack, type MessageKey } from '@narae/i18n';
import {
  ApiError,
  confirm,
  signInFor,
  toast,
  useFormat,
  useGo,
  useCallOnce,
  useLocale,
  useSession,
  useT,
  countOwnChange,
} from '@narae/shell-sdk';
import {
  firstSelection,
  priceOfSelection,
  unitsOfSelection,
  type Selection,
  progressProblem,
  roomsOf,
  selectionProblem,
} from './selection.ts';
import { useChoices, type Choices } from './use-product.ts';
import { namespace } from '../../texts.ts';

export interface Buying {
  readonly choices: Choices;
  readonly selection: Selection;
  readonly price: Price;
  readonly units: ReturnType<typeof unitsOfSelection>;
  readonly choose: (selection: Selection) => void;
  readonly cart: ReturnType<typeof useAddToCart>;
}

/** State of the buying panel; kept by the page, because phones mount the panel in a sheet. */
export function useBuying(product: ProductDetail): Buying {
  const choices = useChoices(product);
  const [selection, setSelection] = useState(() => firstSelection(product));
  const cart = useAddToCart(product, choices, selection);
  const [chosenFor, setChosenFor] = useState(product.prod_id);
  // Another date of the trip: what was chosen stays as far as it is offered there.
  if (chosenFor !== product.prod_id && !choices.waiting) {
    setChosenFor(product.prod_id);
    setSelection(fitChoice(product, choices, selection));
    cart.forget();
  }
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

function useProblem() {
  const common = useT('common');
  const { lanTp } = useLocale();
  const [problem, setProblem] = useState<string | null>(null);

  const complain = (text: string): void => {
    setProblem(text);
    toast.show({ text, kind: 'warning' });
  };
  /** Error texts are loaded with the first error; without a network there is a general one. */
  const words = (key: MessageKey, params?: Violation['params']): Promise<string> =>
    loadPack(lanTp, 'errors').then(
      () => getT('errors')(key, params),
      () => common('error_text'),
    );
  const reject = async ({ error, params }: Violation): Promise<void> => complain(await words(error, params));
  return { problem, forget: () => setProblem(null), complain, words, reject };
}

const cartLine = (product: ProductDetail, choices: Choices, selection: Selection, price: Price) => ({
  prod_id: product.prod_id,
  ...selection.party,
  currency: price.currency,
  options: Object.entries(selection.options).map(([opt_code, participant_cnt]) => ({
    opt_code,
    participant_cnt,
  })),
  hotels: Object.entries(roomsOf(selection, choices.hotels))
    .filter(([, persons]) => persons > 0)
    .map(([hotel_dtl_id, personnel_cnt]) => ({ hotel_dtl_id, personnel_cnt })),
  cost_price: price.cost,
  option_price: price.option,
  hotel_price: price.hotel,
});

function useSendToCart(
  product: ProductDetail,
  choices: Choices,
  selection: Selection,
  { complain, words, reject }: ReturnType<typeof useProblem>,
) {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const go = useGo();
  const { lanTp } = useLocale();
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);

  const send = async (): Promise<void> => {
    const price = priceOfSelection({ product, ...choices }, selection);
    if (aboveCap(price)) {
      return reject({
        error: 'payment_cap_exceeded',
        field: 'adult_cnt',
        params: { cap: format.money(paymentCap[price.currency], price.currency) },
      });
    }
    setBusy(true);
    try {
      const line = cartLine(product, choices, selection, price);
      const { cart_id } = await callOnce(mycartInsert, { ...line, lan_tp: lanTp });
      countOwnChange({ added: cart_id });
      const onwards = await confirm({
        title: common('toast_in_cart'),
        text: t('in_cart_text'),
        ok: common('btn_go_to_cart'),
        cancel: common('btn_keep_looking'),
      });
      if (onwards) go('mycart');
    } catch (error) {
      // A proxy or a failed network sends no message of ours.
      complain(
        error instanceof ApiError
          ? error.message || (await words(error.textKey))
          : await words('cart_insert_fail'),
      );
    } finally {
      setBusy(false);
    }
  };

  return { send, busy };
}

/** Adds to the cart after every check in the order of CART-2; the server repeats them all. */
function useAddToCart(product: ProductDetail, choices: Choices, selection: Selection) {
  const { user } = useSession();
  const [resumed, setResumed] = useState(false);
  const complaint = useProblem();
  const { problem, forget, reject } = complaint;
  const { send, busy } = useSendToCart(product, choices, selection, complaint);

  const add = (): void => {
    forget();
    const closed = progressProblem(product);
    if (closed) return void reject(closed);
    if (!user) {
      toast.show({ key: 'common_login_fail', kind: 'warning' });
      return signInFor({ resume: () => setResumed(true) });
    }
    const wrong = selectionProblem({ product, ...choices }, selection);
    if (wrong) return void reject(wrong);
    void send();
  };

  // Goes on after signing in, with the present choices and as the new member (SHELL-9).
  const goOn = useEffectEvent(() => {
    setResumed(false);
    add();
  });
  useEffect(() => {
    if (resumed && user) goOn();
  }, [resumed, user]);

  return { add, busy, problem, forget };
}
