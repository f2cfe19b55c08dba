import { bookingCalls, type PayType } from '@narae/contracts';
import { currencyOf } from '@narae/contracts/languages';
import { DomainError, serve, success, type CallContext } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { PaymentContext } from '../context.ts';
import type { Holder } from '../../inventory/index.ts';
import { shopperOf } from '../../kernel/index.ts';
import type { StartPaymentCommand } from './payable-order.ts';
import { holdOrder, releaseOrderHold } from './hold-order.ts';
import { openMobilePayment, type StartedPayment, startPayment } from './start-payment.ts';
import { startDuePayment } from './start-due-payment.ts';

type OrderInfo = Omit<z.output<typeof bookingCalls.payment.input>, 'pay_type'>;

const holderOf = (ctx: CallContext): Holder => {
  const { device, emailConfirmed } = ctx.member();
  return { network: ctx.network, device, emailConfirmed };
};

/** The order's identity is compared where it was sent. */
const commandOf = (
  info: OrderInfo,
  ctx: CallContext,
  payType: PayType,
  resType: StartPaymentCommand['resType'],
): StartPaymentCommand => {
  const { mem_id } = ctx.member();
  if (info.memId !== undefined && info.memId !== mem_id) throw new DomainError('not_own', { field: 'memId' });
  if (info.payType !== undefined && info.payType !== payType) {
    throw new DomainError('invalid_value', { field: 'payType' });
  }
  const lanTp = info.lanTp ?? ctx.lanTp;
  return {
    mem_id,
    cart_id: info.cartId,
    payType,
    lanTp,
    currency: info.currency ?? currencyOf(lanTp),
    holder: holderOf(ctx),
    reqType: info.reqType,
    resType,
    termsVersion: info.terms_version,
    seen: {
      order_id: info.orderId,
      prod_id: info.prodId,
      costPrice: info.costPrice,
      origin_total_price: info.origin_total_price,
      amount: info.amount,
      total: info.total,
    },
  };
};

/** Fields of an order by the names a payment calls them (PAY-2). */
const namesInInfo: Readonly<Record<string, string>> = {
  cart_id: 'cartId',
  due_id: 'dueId',
  order_id: 'orderId',
  prod_id: 'prodId',
  pay_type: 'payType',
};

const inWordsOfInfo = (error: unknown): unknown => {
  if (!(error instanceof DomainError)) return error;
  const field = namesInInfo[error.field ?? ''];
  return field === undefined ? error : error.withField(field);
};

/** Sandbox instructions are not signed, and only sent where the shop allows it. */
const withInstructions = (
  { request, ...started }: StartedPayment,
  { sandbox_outcome }: OrderInfo,
): StartedPayment =>
  sandbox_outcome === undefined
    ? { request, ...started }
    : { ...started, request: { ...request, fields: { ...request.fields, sandbox_outcome } } };

/** Holding seats and starting payments (SEAT-1, PAY-2). */
export const checkoutRoutes = (app: FastifyInstance, context: PaymentContext): void => {
  const start = async (info: OrderInfo, command: StartPaymentCommand): Promise<StartedPayment> => {
    if (info.sandbox_outcome !== undefined && !context.config.payments.allowSandboxOutcome) {
      throw new DomainError('unknown_field', { field: 'sandbox_outcome' });
    }
    const { dueId: due_id } = info;
    try {
      const started =
        due_id === undefined
          ? await startPayment(context, command)
          : await startDuePayment(context, { ...command, due_id });
      return withInstructions(started, info);
    } catch (error) {
      throw inWordsOfInfo(error);
    }
  };

  serve(
    app,
    bookingCalls.orderHold,
    async ({ cart_id }, ctx) => {
      const until = await holdOrder(context, cart_id, shopperOf(ctx), holderOf(ctx));
      return { ...success, hold_expires_at: until.toISOString() };
    },
    { knowsRepeats: true },
  );

  serve(
    app,
    bookingCalls.orderHoldRelease,
    async ({ cart_id }, ctx) => {
      await releaseOrderHold(context, ctx.member().mem_id, cart_id, holderOf(ctx));
      return success;
    },
    { knowsRepeats: true },
  );

  serve(app, bookingCalls.payment, async ({ pay_type, ...info }, ctx) => {
    const { request, refno, holdExpiresAt } = await start(info, commandOf(info, ctx, pay_type, 'PAGE'));
    return {
      ...success,
      action: request.action,
      method: 'POST' as const,
      charset: request.charset,
      fields: request.fields,
      refno,
      hold_expires_at: holdExpiresAt.toISOString(),
    };
  });

  serve(app, bookingCalls.wechatpayment, async (info, ctx) => {
    if (info.reqType !== 'M') throw new DomainError('invalid_value', { field: 'reqType' });
    const started = await start(info, commandOf(info, ctx, 'W', 'JSON'));
    return {
      ...success,
      redirect_url: await openMobilePayment(context, started),
      refno: started.refno,
      hold_expires_at: started.holdExpiresAt.toISOString(),
    };
  });
};
