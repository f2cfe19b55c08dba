import type { JoinTicket, joinTicketModel } from './join-ticket.model.ts';

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
