import { DomainError } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import { accountStore } from '../context.ts';
import { addMember } from '../join/add-member.ts';
import { noteConfirmedMailbox, findByEmail } from '../shared/member.queries.ts';

/** Who may try the shop on a laptop; never put into a production store. */
export const demoAccounts = {
  member: {
    mem_email: 'mina@narae.example',
    mem_password: 'narae1234',
    mem_nm: 'Mina Hart',
    mem_tel: '821020262026',
  },
  admin: {
    mem_email: 'admin@narae.example',
    mem_password: 'naraeadmin1',
    mem_nm: 'Narae Admin',
    mem_tel: '82200002026',
  },
} as const;

/**
 * Adds the demo member and administrator where they are missing, their mailboxes confirmed; safe to repeat and to
 * interrupt.
 * @returns how many were added
 */
export const seedAccount = async ({
  store,
  now = () => new Date(),
}: {
  store: Connection;
  now?: () => Date;
}): Promise<number> => {
  const models = accountStore(store);
  await models.members.createIndexes();
  const context = { ...models, now, relay: { nudge: () => undefined } };
  const wanted = [
    { form: demoAccounts.member, admin_yn: 'N' },
    { form: demoAccounts.admin, admin_yn: 'Y' },
  ] as const;
  let added = 0;
  for (const { form, admin_yn } of wanted) {
    const known = await findByEmail(models.members, form.mem_email);
    if (known) {
      await noteConfirmedMailbox(models.members, known.mem_id, now());
      continue;
    }
    try {
      await addMember(context, form, { admin_yn, email_confirmed_at: now() });
      added += 1;
    } catch (error) {
      // Another process seeds at the same moment.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return added;
};
