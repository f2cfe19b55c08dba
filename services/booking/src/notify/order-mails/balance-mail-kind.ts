import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { formatDate, formatMoney } from '@narae/i18n/format';
import { addDays, balanceGraceDays } from '@narae/rules';
import { writeMail } from '@narae/service-kit';
import { z } from 'zod';
import type { NotifyContext } from '../context.ts';
import { lastDayOf, openBalance } from '../../kernel/index.ts';
import { balanceMailTexts } from './balance-mail-texts.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/mail-kind.ts';
import { daysText, row, toOrder } from '../parts/mail-parts.ts';
import { orderAndProduct } from '../parts/order-and-product.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';

/** Which order, and how many days before the last one for its balance. */
const BalanceFacts = z.object({ order_id: z.string(), days: z.number() });
type BalanceFacts = z.infer<typeof BalanceFacts>;

const compose = async (
  context: NotifyContext,
  { order_id, days }: BalanceFacts,
): Promise<Letter | Unsendable> => {
  const order = await orderAndProduct(context, order_id);
  const balance = order && openBalance(order.booking);
  // Paid, or cancelled, before the mail went out.
  if (!balance) return 'mail_object_gone';
  const { booking, product } = order;
  if (booking.email === '') return 'mail_no_recipient';
  const lanTp = resolveLanTp(booking.lan_tp);
  const [texts, labels] = [balanceMailTexts[lanTp], orderMailLabels[lanTp]];
  const title = textIn(product.titles, lanTp);
  const by = lastDayOf(balance);
  const mail = writeMail({
    kind: 'balance-reminder',
    to: booking.email,
    lan_tp: lanTp,
    subject: `${texts.subject(days)} · ${title}`,
    greeting: labels.greeting(booking.buyername),
    body: texts.body,
    sections: [
      {
        rows: [
          ...row(labels.orderNumber, order_id),
          ...row(labels.product, title),
          ...row(labels.date, daysText(product, lanTp)),
        ],
      },
      {
        figures: true,
        rows: [
          {
            label: texts.labels.balance,
            values: [formatMoney(balance.amount, balance.currency, lanTp)],
            strong: true,
          },
          ...row(texts.labels.by, formatDate(by, lanTp, 'day')),
        ],
        notes: [texts.cancelled(formatDate(addDays(by, balanceGraceDays), lanTp, 'day'))],
      },
    ],
    action: toOrder(order_id, lanTp, context.config.publicOrigin),
    closing: labels.closing,
  });
  return { mail, object_id: order_id, mem_id: booking.mem_id };
};

/** Reminds a member of the balance of an order, so many days before it is due (MONEY-12). */
export const balanceMailKind: MailKind<BalanceFacts> = {
  name: 'balance-reminder',
  facts: BalanceFacts,
  idOf: ({ order_id, days }) => `${order_id}.balance-reminder.${days}`,
  compose,
};
