import type { AdminRole } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import { demoSecret, sealSecret, secondFactorKey } from '../../factors/index.ts';
import {
  changeMember,
  findByEmail,
  kernelStore,
  noteConfirmedMailbox,
  type SigningKey,
} from '../../kernel/index.ts';
import { addMember } from '../../sign-up/index.ts';
import type { DeskContext } from '../context.ts';

export { demoSecret };

/** For trying the shop on a laptop, with authenticator apps (ACCOUNT-30); never for a production store. */
export const demoAccounts = {
  member: {
    mem_email: 'mina@narae.example',
    mem_password: 'narae1234',
    mem_nm: 'Mina Hart',
    mem_nick: 'Mina',
    mem_tel: '821020262026',
  },
  admin: {
    mem_email: 'admin@narae.example',
    mem_password: 'naraeadmin1',
    mem_nm: 'Narae Admin',
    mem_nick: 'Narae',
    mem_tel: '82200002026',
  },
  catalogue: {
    mem_email: 'catalogue@narae.example',
    mem_password: 'naraecatalogue1',
    mem_nm: 'Narae Catalogue',
    mem_nick: 'Narae catalogue',
    mem_tel: '82200002027',
  },
  booking: {
    mem_email: 'booking@narae.example',
    mem_password: 'naraebooking1',
    mem_nm: 'Narae Booking',
    mem_nick: 'Narae booking',
    mem_tel: '82200002028',
  },
  community: {
    mem_email: 'community@narae.example',
    mem_password: 'naraecommunity1',
    mem_nm: 'Narae Community',
    mem_nick: 'Narae community',
    mem_tel: '82200002029',
  },
  gate: {
    mem_email: 'gate@narae.example',
    mem_password: 'naraegate1',
    mem_nm: 'Narae Gate',
    mem_nick: 'Narae gate',
    mem_tel: '82200002030',
  },
} as const;

type DemoAccount = keyof typeof demoAccounts;

const roles: Readonly<Record<DemoAccount, AdminRole | null>> = {
  member: null,
  admin: 'owner',
  catalogue: 'catalogue',
  booking: 'booking',
  community: 'community',
  gate: 'gate',
};

const setUpApp = async (
  context: Pick<DeskContext, 'members' | 'relay' | 'now'>,
  mem_id: string,
  signingKey: Pick<SigningKey, 'secret'>,
): Promise<void> => {
  await changeMember(context, mem_id, ({ second_factor }, { now }) => {
    if (second_factor) return null;
    const sealed = sealSecret(demoSecret, secondFactorKey(signingKey), mem_id);
    return {
      set: { second_factor: { app: { sealed, at: now, last_step: 0 }, pending: null, recovery: [] } },
    };
  });
};

/** Mailboxes confirmed; safe to repeat and to interrupt. @returns how many accounts were added */
export const seedAccount = async ({
  store,
  signingKey,
  now = () => new Date(),
}: {
  store: Connection;
  signingKey: Pick<SigningKey, 'secret'>;
  now?: () => Date;
}): Promise<number> => {
  const models = kernelStore(store);
  await models.members.createIndexes();
  const context = { ...models, now, relay: { nudge: () => undefined } };
  let added = 0;
  for (const name of Object.keys(demoAccounts) as DemoAccount[]) {
    const { mem_nick, ...form } = demoAccounts[name];
    const admin_role = roles[name];
    const existing = await findByEmail(models.members, form.mem_email);
    if (existing) {
      await noteConfirmedMailbox(models.members, existing.mem_id, now());
      if (admin_role) await setUpApp(context, existing.mem_id, signingKey);
      continue;
    }
    try {
      const mem_id = await addMember(context, form, {
        admin_yn: admin_role ? 'Y' : 'N',
        admin_role,
        email_confirmed_at: now(),
        mem_nick,
      });
      if (admin_role) await setUpApp(context, mem_id, signingKey);
      added += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return added;
};
