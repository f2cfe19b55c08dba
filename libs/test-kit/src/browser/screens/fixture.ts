import { completeTexts } from '@narae/contracts/localized';
import type { LanTp, OrderChanges, PayType, Product } from '@narae/contracts';
import type { BrowserContext } from 'playwright';
import { changeableTrip } from '../changeable-trip.ts';
import { depositTrip } from '../deposit-trip.ts';
import { Shopper } from '../shopper.ts';
import type { Addresses } from '../start-site.ts';

const memberNames = completeTexts({
  CHN: '林语晴',
  KOR: '김나리',
  ENG: 'Mina Hart',
  JPN: '佐藤陽菜',
  VTN: 'Nguyễn Lan Anh',
});

/** Whom the member saved for later orders: an adult whose passport expires soon, and a child. */
const companions = [
  {
    mem_nm: 'LEE HANA',
    birth_day: '1992-03-04',
    passport_no: 'M24681357',
    passport_expiry: '2027-02-01',
    city: 'Busan',
  },
  { mem_nm: 'LEE BOM', birth_day: '2018-05-06' },
];

/** What the pictures of one language show: products worth showing, and a member with orders in each state. */
export interface Fixture {
  readonly site: Addresses;
  readonly trip: Product;
  /** A trip sold for an exact number of people, with rooms. */
  readonly package: Product;
  readonly enter: Product;
  readonly soldOut: Product;
  /** Not in the cart yet. */
  readonly fresh: Product;
  readonly carts: {
    readonly needsTravellers: string;
    readonly family: string;
    readonly confirmed: string;
    /** Confirmed, and a deposit is to be paid. */
    readonly deposit: string;
    readonly paid: string;
  };
  /** Numbers of the orders of `carts`, by which their pages are opened. */
  readonly orders: {
    readonly paid: string;
    readonly confirmed: string;
    /** Paid, before its lock date. */
    readonly changeable: string;
    /** Its deposit is paid, its balance is not. */
    readonly deposit: string;
    /** Paid, with another name that waits for its fee. */
    readonly renamed: string;
  };
  readonly refnos: { readonly paid: string; readonly declined: string; readonly waiting: string };
}

const find = (products: readonly Product[], what: string, fits: (product: Product) => boolean): Product => {
  const found = products.find(fits);
  if (!found) throw new Error(`The demo content has no ${what}`);
  return found;
};

const plenty = ({ progress_yn, inventory_cnt, package_cnt }: Product): boolean =>
  (progress_yn === 'Y' || progress_yn === 'D') && inventory_cnt >= 20 && package_cnt === 0;

/** Pays a trip; answers the order's number. */
const paidOrder = async (
  shopper: Shopper,
  { prod_id }: Product,
  payType: PayType,
  party = { adult_cnt: 2 },
  rooms: Parameters<Shopper['putInCart']>[2] = [],
): Promise<string> => {
  const cart_id = await shopper.putInCart(prod_id, party, rooms);
  await shopper.confirmTravellers(cart_id);
  await shopper.pay(cart_id, payType);
  return (await shopper.order(cart_id)).order_id;
};

/** Asks for another name of a paid order's first traveller: its fee is to be paid (ORDER-15). */
const rename = async (shopper: Shopper, order_id: string): Promise<void> => {
  const [changes] = await shopper.call<OrderChanges[]>('orderChanges', { order_id });
  const first = changes?.travellers[0];
  if (!first) throw new Error(`order ${order_id} has no traveller to rename`);
  const names = [{ rv_mem_id: first.rv_mem_id, mem_nm: 'HONG GILDONG' }];
  await shopper.call('orderNameChange', { order_id, names });
};

/** Signs a member up in the given context and creates orders in every state. */
export const createFixture = async (
  site: Addresses,
  context: BrowserContext,
  lanTp: LanTp,
): Promise<Fixture> => {
  const shopper = new Shopper(context, site.origin, lanTp);
  await shopper.join(memberNames[lanTp]);
  for (const person of companions) await shopper.call('companionSave', person);
  const products = await shopper.products();
  const roomy = (variant: Product['variant'], skip: number): Product => {
    const found = products.filter((product) => product.variant === variant && plenty(product))[skip];
    if (!found) throw new Error(`The demo content has too few products to book (${variant})`);
    return found;
  };
  const [first, second, third, fourth, fresh] = [0, 1, 2, 3, 4].map((skip) => roomy('trip', skip)) as [
    Product,
    Product,
    Product,
    Product,
    Product,
  ];
  const enter = roomy('enter', 0);
  const adult = { adult_cnt: 1 };

  const paid = await shopper.putInCart(first.prod_id, { adult_cnt: 2 });
  await shopper.confirmTravellers(paid);
  const paidRefno = await shopper.pay(paid, lanTp === 'CHN' ? 'A' : 'P');
  const paidTwice = await shopper.putInCart(enter.prod_id, adult);
  await shopper.confirmTravellers(paidTwice);
  await shopper.pay(paidTwice, lanTp === 'CHN' ? 'W' : 'P');

  const changeable = await paidOrder(shopper, changeableTrip(products), lanTp === 'CHN' ? 'A' : 'P');
  const renamed = await paidOrder(shopper, changeableTrip(products), lanTp === 'CHN' ? 'A' : 'P');
  await rename(shopper, renamed);
  const inParts = await depositTrip(shopper);
  const beds = await shopper.beds(inParts, 1);
  const deposit = await paidOrder(shopper, inParts, lanTp === 'CHN' ? 'A' : 'P', adult, beds);
  const unpaidDeposit = await shopper.putInCart(inParts.prod_id, adult, beds);
  await shopper.confirmTravellers(unpaidDeposit);

  const confirmed = await shopper.putInCart(second.prod_id, { adult_cnt: 2, teen_cnt: 1 });
  await shopper.confirmTravellers(confirmed);
  const declined = await shopper.beginPayment(confirmed, lanTp === 'CHN' ? 'A' : 'P', 'decline');
  const paying = await shopper.putInCart(third.prod_id, adult);
  await shopper.confirmTravellers(paying);
  const waiting = await shopper.beginPayment(paying, lanTp === 'CHN' ? 'A' : 'P');

  return {
    site,
    trip: first,
    package: find(products, 'package', ({ package_cnt }) => package_cnt > 0),
    enter,
    soldOut: find(products, 'sold-out product', ({ inventory_cnt }) => inventory_cnt === 0),
    fresh,
    carts: {
      confirmed,
      deposit: unpaidDeposit,
      paid,
      needsTravellers: await shopper.putInCart(enter.prod_id, { adult_cnt: 1 }),
      family: await shopper.putInCart(fourth.prod_id, {
        adult_cnt: 2,
        teen_cnt: 1,
        children_cnt: 1,
        child_cnt: 1,
      }),
    },
    orders: {
      paid: (await shopper.order(paid)).order_id,
      confirmed: (await shopper.order(confirmed)).order_id,
      changeable,
      deposit,
      renamed,
    },
    refnos: { paid: paidRefno, declined, waiting },
  };
};
