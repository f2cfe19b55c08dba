import type { LanTp } from '@narae/contracts';
import { desk } from '@narae/contracts/desk';
import { DomainError, writeMail, type Limit } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { toMyInfo } from './mail-parts.ts';
import { orderMailLabels } from './order-mail-labels.ts';

const perHour = { name: 'test-mails', perWindow: 10, windowMs: 3_600_000 } as const satisfies Limit;

/**
 * Sends a mail to the desk, by which an administrator sees that mails leave the shop.
 * @throws DomainError rate_limited, service_unavailable where the mail server does not take it
 */
export const sendTestMail = async (
  { config, limiter, log, mail }: BookingContext,
  mem_id: string,
  lanTp: LanTp,
): Promise<void> => {
  await limiter.count(perHour, mem_id);
  const { greeting, closing } = orderMailLabels[lanTp];
  const test = writeMail({
    to: desk.email,
    lan_tp: lanTp,
    subject: 'Narae · SMTP',
    greeting: greeting('Narae'),
    body: config.publicOrigin,
    sections: [],
    action: toMyInfo(lanTp, config.publicOrigin),
    closing,
  });
  try {
    await mail.send(test);
  } catch (error) {
    log.warn({ err: error }, 'a test mail was not sent');
    throw new DomainError('service_unavailable');
  }
};
