import type { SignInProvider } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** That whoever is in a session has just signed in to another account as well (ACCOUNT-36). One a session, the newest. */
export interface JoinTicket {
  /** The session; nobody else can use it. */
  _id: string;
  /** The member of the session, and the one the provider's account belongs to. */
  mem_id: string;
  other: string;
  provider: SignInProvider;
  label: string;
  expires_at: Date;
}

const ticketSchema = new Schema<JoinTicket>(
  {
    _id: String,
    mem_id: { type: String, required: true, index: true },
    other: { type: String, required: true, index: true },
    provider: { type: String, required: true },
    label: { type: String, default: '' },
    expires_at: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { ...plainSchema, collection: 'join_tickets' },
);

/** Who may join two accounts now. */
export const joinTicketModel = (store: Connection): Model<JoinTicket> =>
  (store.models['JoinTicket'] as Model<JoinTicket> | undefined) ??
  store.model<JoinTicket>('JoinTicket', ticketSchema);

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
