import type { SignInProvider } from '@narae/contracts/activity-kinds';
import { moment, storedModel, text, type StoredOf } from '@narae/service-kit';

/** Another account that the session's member has just signed in to (ACCOUNT-36); the newest of the session. */
const mergeTicket = {
  /** The session, which alone can use it. */
  _id: text({ required: false }),
  mem_id: text({ index: true }),
  other: text({ index: true }),
  provider: text<SignInProvider>(),
  label: text({ default: '' }),
  expires_at: moment({ index: { expireAfterSeconds: 0 } }),
};
export type MergeTicket = StoredOf<typeof mergeTicket>;

export const mergeTicketModel = storedModel('JoinTicket', 'join_tickets', mergeTicket);

type Tickets = ReturnType<typeof mergeTicketModel>;

export const writeTicket = async (tickets: Tickets, { _id, ...facts }: MergeTicket): Promise<void> => {
  await tickets.updateOne({ _id }, { $set: facts }, { upsert: true });
};

/** Null where there is none, or it is over. */
export const findTicket = (
  tickets: Tickets,
  { sid, mem_id }: { readonly sid: string; readonly mem_id: string },
  now: Date,
): Promise<MergeTicket | null> =>
  tickets
    .findOne({ _id: sid, mem_id, expires_at: { $gt: now } })
    .lean<MergeTicket>()
    .exec();

/** Offers to the member, and of them to others. */
export const deleteTicketsOf = async (tickets: Tickets, mem_id: string): Promise<void> => {
  await tickets.deleteMany({ $or: [{ mem_id }, { other: mem_id }] });
};
