import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LanTp, PayType } from '@narae/contracts';
import type { APIResponse } from 'playwright/test';
import {
  createLog,
  sandboxOutcomes,
  type CrashLog,
  type LoggedPayment,
  type LoggedUpload,
} from './crash-log.ts';
import { newClient, ScriptedVisitor, type VisitorParts } from './scripted-visitor.ts';

/** How a shopper pays: by a provider that notifies the shop, or by one that waits for the shop's approval. */
export const methods = [
  { payType: 'P', lanTp: 'ENG' },
  { payType: 'U', lanTp: 'CHN' },
] as const satisfies readonly { payType: PayType; lanTp: LanTp }[];
export type Method = (typeof methods)[number];

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

interface ShopperParts extends Omit<VisitorParts, 'http' | 'lanTp'> {
  readonly products: readonly string[];
  readonly method?: Method;
}

/** Buys and buys through the shop's own calls, writing down only what the shop has answered. */
export class ScriptedShopper extends ScriptedVisitor {
  readonly log: CrashLog = createLog();
  private readonly products: readonly string[];
  readonly method: Method;

  private constructor({ products, method, ...parts }: VisitorParts & Required<ShopperParts>) {
    super(parts);
    this.products = products;
    this.method = method;
  }

  static async create(parts: ShopperParts): Promise<ScriptedShopper> {
    const method = parts.method ?? methods[0];
    return new ScriptedShopper({ ...parts, method, lanTp: method.lanTp, http: await newClient() });
  }

  /** Which products can be bought without choosing rooms: those the cart takes. */
  async salable(products: readonly { prod_id: string }[], most: number): Promise<string[]> {
    await this.enter();
    const taken: string[] = [];
    for (const { prod_id } of products) {
      if (taken.length === most) break;
      const cart_id = await this.shopper.putInCart(prod_id, { adult_cnt: 2 }).catch(() => null);
      if (cart_id !== null) taken.push(prod_id);
    }
    return taken;
  }

  /** Orders that the shop has said are paid, without those whose cancellation was asked for. */
  get kept(): number {
    return this.paidOrders().filter((cart_id) => !this.log.cancels.has(cart_id)).length;
  }

  /** Orders that the shop has said are cancelled. */
  get cancelled(): number {
    return [...this.log.cancels.values()].filter(({ acknowledged }) => acknowledged).length;
  }

  protected async act(): Promise<void> {
    const paid = this.paidOrders().filter((cart_id) => !this.log.cancels.get(cart_id)?.acknowledged);
    if (paid.length > 0 && this.random.next() < 0.3) return this.cancel(this.random.pick(paid));
    const waiting = [...this.log.orders.keys()].filter((cart_id) => !this.paid(cart_id));
    // Half of the time an order from before the kill is taken up again.
    const known = waiting.length > 0 && this.random.next() < 0.5 ? this.random.pick(waiting) : null;
    const cart_id = known ?? (await this.confirm());
    if (cart_id) await this.pay(cart_id);
  }

  private paidOrders(): string[] {
    return [...this.log.orders.keys()].filter((cart_id) => this.paid(cart_id));
  }

  private paid(cart_id: string): boolean {
    return this.log.payments.some((one) => one.cart_id === cart_id && one.acknowledged);
  }

  /** Cancels a paid order; one that the shop did not live to answer is asked for again. */
  private async cancel(cart_id: string): Promise<void> {
    const asked = this.log.cancels.get(cart_id) ?? { acknowledged: false };
    this.log.cancels.set(cart_id, asked);
    const order_id = this.log.orders.get(cart_id);
    try {
      await this.shopper.call('orderCancelRequest', { order_id, reason: 'I cannot travel.' });
    } catch (error) {
      // It is cancelled already where the answer to the first request died with the shop.
      if (!String(error).includes('txn_type_invalid')) throw error;
    }
    asked.acknowledged = true;
  }

  private async confirm(): Promise<string> {
    const party = { adult_cnt: this.random.between(1, 2) };
    const cart_id = await this.shopper.putInCart(this.random.pick(this.products), party);
    this.log.carts.add(cart_id);
    await this.shopper.confirmTravellers(cart_id);
    const order = await this.shopper.order(cart_id);
    this.log.orders.set(cart_id, order.order_id);
    for (const { mem_file_id } of order.files) {
      const upload: LoggedUpload = { mem_file_id };
      this.log.uploads.push(upload);
      const bytes = await this.read(mem_file_id);
      upload.served = sha256(bytes);
    }
    return cart_id;
  }

  private async pay(cart_id: string): Promise<void> {
    await this.shopper.hold(cart_id);
    const { action, fields, refno } = await this.shopper.call<{
      action: string;
      fields: Record<string, string>;
      refno: string;
    }>(
      'payment',
      { cartId: cart_id, reqType: 'P', resType: 'PAGE', lanTp: this.method.lanTp },
      `/payment/${this.method.payType}`,
    );
    const payment: LoggedPayment = {
      refno,
      cart_id,
      sandboxOutcome: this.random.pick(sandboxOutcomes),
      accepted: false,
      acknowledged: false,
    };
    this.log.payments.push(payment);
    const form = { ...fields, sandbox_outcome: payment.sandboxOutcome };
    const answer = await this.http.post(action, { form, maxRedirects: 0 });
    payment.accepted = answer.status() < 400;
    if (this.method.payType === 'U' && payment.accepted) await this.comeBack(action, answer);
    for (let look = 0; look < 5 && payment.accepted; look += 1) {
      const outcome = await this.outcome(payment);
      if (outcome !== 'waiting') return;
      await sleep(60);
    }
  }

  /** Brings the shop the form that BillGate's page sends the browser back with. */
  private async comeBack(action: string, opened: APIResponse): Promise<void> {
    const page = await this.http.get(new URL(opened.headers()['location'] ?? '', action).href);
    const text = await page.text();
    const returnUrl = /<form method="post" action="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    const inputs = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const form = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
    if (returnUrl) await this.http.post(returnUrl, { form, maxRedirects: 0 });
  }

  /** How a payment stands; "paid" is written down, never to be taken back. */
  async outcome(payment: LoggedPayment): Promise<string> {
    const [standing] = await this.shopper.call<{ outcome: string }[]>('payOutcome', { refno: payment.refno });
    if (standing?.outcome === 'paid') payment.acknowledged = true;
    return standing?.outcome ?? 'unknown';
  }

  /** Every logged fact that is no longer true. */
  protected async untrue(): Promise<string[]> {
    const found: string[] = [];
    for (const cart_id of this.log.carts)
      await this.shopper.order(cart_id).catch((error: unknown) => found.push(`cart ${cart_id}: ${error}`));
    for (const { mem_file_id, served } of this.log.uploads) {
      const bytes = await this.read(mem_file_id).catch(() => null);
      if (bytes === null) found.push(`upload ${mem_file_id} is lost`);
      else if (served !== undefined && served !== sha256(bytes))
        found.push(`upload ${mem_file_id} is served with other bytes`);
    }
    for (const payment of this.log.payments.filter(({ acknowledged }) => acknowledged)) {
      const outcome = await this.outcome(payment);
      const mayBeBack = this.log.cancels.has(payment.cart_id) && outcome === 'refunded';
      if (outcome !== 'paid' && !mayBeBack) found.push(`payment ${payment.refno} was paid and is ${outcome}`);
    }
    for (const [cart_id, { acknowledged }] of this.log.cancels) {
      const { txn_type } = await this.shopper.order(cart_id);
      if (acknowledged && txn_type !== 'R') found.push(`order ${cart_id} was cancelled and is ${txn_type}`);
    }
    return found;
  }
}
