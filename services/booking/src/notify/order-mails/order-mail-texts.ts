import type { LanTp } from '@narae/contracts';
import type { MailTexts } from '../parts/mail-parts.ts';
import { paymentMailTexts, type PaymentMailReason } from './payment-mail-texts.ts';
import { refundMailTexts, type RefundMailReason } from './refund-mail-texts.ts';

/** Why a mail about an order goes out. */
export type OrderMailReason = PaymentMailReason | RefundMailReason;

/** What mails about orders tell in a language of the shop (ORDER-8). */
export const orderMailTexts = (lanTp: LanTp): MailTexts<OrderMailReason> => {
  const [payment, refund] = [paymentMailTexts[lanTp], refundMailTexts[lanTp]];
  return {
    subjects: { ...payment.subjects, ...refund.subjects },
    bodies: { ...payment.bodies, ...refund.bodies },
  };
};
