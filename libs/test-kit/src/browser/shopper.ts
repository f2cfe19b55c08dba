import { setTimeout } from 'node:timers/promises';
import type { HotelDetail, LanTp, OrderDetail, PayType, Product } from '@narae/contracts';
import { currencyOf } from '@narae/contracts/languages';
import { until } from '../until.ts';
import { SiteVisitor } from './site-visitor.ts';

interface Party {
  readonly adult_cnt: number;
  readonly teen_cnt?: number;
  readonly children_cnt?: number;
  readonly child_cnt?: number;
}

interface Room {
  readonly hotel_dtl_id: string;
  readonly personnel_cnt: number;
}

/** A shopper of the site's calls: for the states a test or a picture begins with, when getting there is not what it is about. */
export class Shopper extends SiteVisitor {
  private get locale(): { currency: string; lan_tp: LanTp } {
    return { currency: currencyOf(this.lanTp), lan_tp: this.lanTp };
  }

  /** All products, as the list shows them. */
  products(): Promise<Product[]> {
    return this.call<Product[]>('productList1', this.locale);
  }

  /** Puts a product in the cart, by itself without rooms. */
  async putInCart(prod_id: string, party: Party, hotels: readonly Room[] = []): Promise<string> {
    const counts = { teen_cnt: 0, children_cnt: 0, child_cnt: 0, ...party };
    const { cart_id } = await this.call<{ cart_id: string }>('mycartInsert', {
      prod_id,
      ...counts,
      hotels,
      ...this.locale,
    });
    return cart_id;
  }

  /** Beds in a product's hotel for so many people: in double rooms where the number is even, else in single ones. */
  async beds(product: Product, personnel_cnt: number): Promise<Room[]> {
    const { prod_type, prod_category } = product;
    const rooms = await this.call<HotelDetail[]>('hotelDtlList', {
      currency: this.locale.currency,
      prod_type,
      prod_category,
    });
    const kind = personnel_cnt % 2 === 0 ? 'D' : 'S';
    const room = rooms.find(({ hotel_type }) => hotel_type === kind);
    if (!room) throw new Error(`${product.prod_id} has no rooms of type ${kind}`);
    return [{ hotel_dtl_id: room.hotel_dtl_id, personnel_cnt }];
  }

  async order(cart_id: string): Promise<OrderDetail> {
    const [order] = await this.call<OrderDetail[]>('orderDetail', { ...this.locale, cart_id });
    if (!order) throw new Error(`There is no order ${cart_id}`);
    return order;
  }

  /** Hands in every document owed and names every traveller: the order is confirmed afterwards. */
  async confirmTravellers(cart_id: string): Promise<void> {
    const order = await this.order(cart_id);
    const seats = (['adult', 'teen', 'children', 'child'] as const).flatMap((mem_type) =>
      Array.from({ length: order[`${mem_type}_cnt`] }, (_, index) => ({ mem_type, sort_order: index + 1 })),
    );
    const names: Readonly<Partial<Record<LanTp, readonly string[]>>> = {
      CHN: ['LIN YUQING', 'LIN JIAYI', 'LIN HAORAN'],
      KOR: ['KIM NARI', 'KIM DAON', 'KIM HARU'],
      ENG: ['MINA HART', 'OLIVER HART', 'IVY HART'],
      JPN: ['SATO HINA', 'SATO REN', 'SATO YUI'],
      VTN: ['NGUYEN LAN ANH', 'NGUYEN MINH KHOI', 'NGUYEN BAO NGOC'],
    };
    const travellers = seats.map((seat, index) => ({
      ...seat,
      mem_nm: names[this.lanTp]?.[index % 3] ?? 'MINA HART',
    }));
    for (const [index, { mem_type, sort_order, mem_nm }] of travellers.entries()) {
      await this.upload(order, '1', mem_type, sort_order, `${mem_nm} ${index}`);
      if (order.documents.birth_certificate && (mem_type === 'teen' || mem_type === 'children'))
        await this.upload(order, '3', mem_type, sort_order, `${mem_nm} birth ${index}`);
      if (order.documents.air_ticket && index === 0)
        await this.upload(order, '4', mem_type, sort_order, `${mem_nm} air`);
    }
    await this.call('travellersSave', {
      cart_id,
      tel: '01012345678',
      email: this.user?.mem_email ?? 'mina@example.com',
      travellers,
      ...this.locale,
    });
  }

  private async upload(
    { prod_id, cart_id }: OrderDetail,
    file_type: string,
    mem_type: string,
    sort_order: number,
    holder: string,
  ): Promise<void> {
    const path = [
      '/upload/PASSPORT/20260101',
      prod_id,
      this.user?.mem_id,
      cart_id,
      file_type,
      sort_order,
      'REGISTER',
      mem_type,
      '0',
    ].join('/');
    await this.sendPicture(path, holder);
  }

  /** Hands in a document of a person for an event; people are counted from 1. */
  async uploadEventPaper(
    event_id: string,
    file_type: string,
    sort_order: number,
    holder: string,
  ): Promise<void> {
    const parts = [event_id, this.user?.mem_id, file_type, sort_order, 'REGISTER', '0'];
    await this.sendPicture(`/upload/EVENT/PASSPORT/20260101/${parts.join('/')}`, holder);
  }

  hold(cart_id: string): Promise<unknown> {
    return this.call('orderHold', { cart_id });
  }

  /** Begins a payment at the provider; answers its reference. @param before what happens before its form is sent */
  async beginPayment(
    cart_id: string,
    payType: PayType,
    outcome?: 'approve' | 'decline',
    before?: () => Promise<void>,
  ): Promise<string> {
    const order = await this.order(cart_id);
    await this.hold(cart_id);
    const orderInfo = {
      cartId: cart_id,
      orderId: order.order_id,
      origin_total_price: order.total_price,
      reqType: 'P',
      resType: 'PAGE',
      lanTp: this.lanTp,
    };
    const { action, fields, refno } = await this.call<{
      action: string;
      fields: Record<string, string>;
      refno: string;
    }>('payment', orderInfo, `/payment/${payType}`);
    await before?.();
    const form = outcome ? { ...fields, sandbox_outcome: outcome } : fields;
    const answer = await this.request.post(action, { form, maxRedirects: 0 });
    if (answer.status() >= 400)
      throw new Error(`the provider answered ${answer.status()}: ${await answer.text()}`);
    return refno;
  }

  /** Pays; resolves when the shop says so. @param before what happens before the provider's form is sent */
  async pay(cart_id: string, payType: PayType = 'P', before?: () => Promise<void>): Promise<string> {
    const refno = await this.beginPayment(cart_id, payType, 'approve', before);
    await until(`payment ${refno} is paid`, async () => {
      const [standing] = await this.call<{ outcome: string }[]>('payOutcome', { refno });
      if (standing?.outcome === 'paid') return true;
      if (standing?.outcome !== 'waiting') throw new Error(`the payment is ${standing?.outcome}`);
      await setTimeout(150);
      return false;
    });
    return refno;
  }
}
