import type { SignInProvider } from '@narae/contracts';
import { moment, storedModel, text, type StoredOf } from '@narae/service-kit';

/** Another account that a session's member has just signed in to as well (ACCOUNT-36); the newest of the session. */
const joinTicket = {
  /** The session; nobody else can use it. */
  _id: text({ required: false }),
  mem_id: text({ index: true }),
  /** The member of the provider's account. */
  other: text({ index: true }),
  provider: text<SignInProvider>(),
  label: text({ default: '' }),
  expires_at: moment({ index: { expireAfterSeconds: 0 } }),
};
export type JoinTicket = StoredOf<typeof joinTicket>;

export const joinTicketModel = storedModel('JoinTicket', 'join_tickets', joinTicket);

type Tickets = ReturnType<typeof joinTicketModel>;

/** Stores which account a session may join, in the place of what it could before. */
export const writeTicket = async (tickets: Tickets, { _id, ...facts }: JoinTicket): Promise<void> => {
  await tickets.updateOne({ _id }, { $set: facts }, { upsert: true });
};

/** What a session of a member may join; null where there is nothing, or it is over. */
export const findTicket = (
  tickets: Tickets,
  { sid, mem_id }: { readonly sid: string; readonly mem_id: string },
  now: Date,
): Promise<JoinTicket | null> =>
  tickets
    .findOne({ _id: sid, mem_id, expires_at: { $gt: now } })
    .lean<JoinTicket>()
    .exec();

/** Forgets what a member may join, and who may join them. */
export const deleteTicketsOf = async (tickets: Tickets, mem_id: string): Promise<void> => {
  await tickets.deleteMany({ $or: [{ mem_id }, { other: mem_id }] });
};
