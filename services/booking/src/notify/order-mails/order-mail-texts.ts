import type { LanTp } from '@narae/contracts';
import type { MailTexts } from '../parts/mail-parts.ts';
import { paymentMailTexts, type PaymentMailReason } from './payment-mail-texts.ts';
import { refundMailTexts, type RefundMailReason } from './refund-mail-texts.ts';

export type OrderMailReason = PaymentMailReason | RefundMailReason;

/** Payments and refunds in one table (ORDER-8). */
export const orderMailTexts = (lanTp: LanTp): MailTexts<OrderMailReason> => {
  const [payment, refund] = [paymentMailTexts[lanTp], refundMailTexts[lanTp]];
  return {
    subjects: { ...payment.subjects, ...refund.subjects },
    bodies: { ...payment.bodies, ...refund.bodies },
  };
};
