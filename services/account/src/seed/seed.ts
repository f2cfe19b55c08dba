import type { AdminRole } from '@narae/contracts';
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
  catalogue: {
    mem_email: 'catalogue@narae.example',
    mem_password: 'naraecatalogue1',
    mem_nm: 'Narae Catalogue',
    mem_tel: '82200002027',
  },
  booking: {
    mem_email: 'booking@narae.example',
    mem_password: 'naraebooking1',
    mem_nm: 'Narae Booking',
    mem_tel: '82200002028',
  },
  community: {
    mem_email: 'community@narae.example',
    mem_password: 'naraecommunity1',
    mem_nm: 'Narae Community',
    mem_tel: '82200002029',
  },
  gate: {
    mem_email: 'gate@narae.example',
    mem_password: 'naraegate1',
    mem_nm: 'Narae Gate',
    mem_tel: '82200002030',
  },
} as const;

type DemoAccount = keyof typeof demoAccounts;

/** An administrator of each role; the owner is called `admin`. */
const roles: Readonly<Record<DemoAccount, AdminRole | null>> = {
  member: null,
  admin: 'owner',
  catalogue: 'catalogue',
  booking: 'booking',
  community: 'community',
  gate: 'gate',
};

/**
 * Adds the demo member and administrators where they are missing, their mailboxes confirmed; safe to repeat and to
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
  let added = 0;
  for (const name of Object.keys(demoAccounts) as DemoAccount[]) {
    const form = demoAccounts[name];
    const admin_role = roles[name];
    const known = await findByEmail(models.members, form.mem_email);
    if (known) {
      await noteConfirmedMailbox(models.members, known.mem_id, now());
      continue;
    }
    try {
      await addMember(context, form, {
        admin_yn: admin_role ? 'Y' : 'N',
        admin_role,
        email_confirmed_at: now(),
      });
      added += 1;
    } catch (error) {
      // Another process seeds at the same moment.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return added;
};
