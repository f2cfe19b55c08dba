import { LanTp } from '@narae/contracts';
import { DomainError, type Mail, writeMail } from '@narae/service-kit';
import { randomUUID } from 'node:crypto';
import { desk } from '@narae/contracts/desk';
import { z } from 'zod';
import type { NotifyContext } from '../context.ts';
import { deliverMail, type MailKind } from '../delivery/deliver-mail.ts';
import { toMyInfo } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';

const TestFacts = z.object({ test_id: z.string(), mem_id: z.string(), lanTp: LanTp });

type TestFacts = z.infer<typeof TestFacts>;

export const testMailOf = (lanTp: LanTp, publicOrigin: string): Mail => {
  const { greeting, closing } = orderMailLabels[lanTp];
  return writeMail({
    kind: 'test',
    to: desk.email,
    lan_tp: lanTp,
    subject: 'Narae · SMTP',
    greeting: greeting('Narae'),
    body: publicOrigin,
    sections: [],
    action: toMyInfo(lanTp, publicOrigin),
    closing,
  });
};

/** A mail to the desk that says nothing but where it comes from. */
export const testMail: MailKind<TestFacts> = {
  name: 'test',
  facts: TestFacts,
  idOf: ({ test_id }) => `test.${test_id}`,
  compose: async ({ config: { publicOrigin } }, { test_id, mem_id, lanTp }) => {
    const mail = testMailOf(lanTp, publicOrigin);
    return { mail, object_id: test_id, mem_id };
  },
};

/**
 * Sends a mail to the desk, by which an administrator sees that mails leave the shop.
 * @throws DomainError rate_limited, service_unavailable where the mail server does not take it
 */
export const sendTestMail = async (context: NotifyContext, mem_id: string, lanTp: LanTp): Promise<void> => {
  await context.limiter.count('test-mails', mem_id);
  try {
    await deliverMail(context, testMail, { test_id: randomUUID(), mem_id, lanTp });
  } catch (error) {
    context.log.warn({ err: error }, 'a test mail was not sent');
    throw new DomainError('service_unavailable');
  }
};
