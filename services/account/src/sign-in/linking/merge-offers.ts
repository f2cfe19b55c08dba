import type { SignInContext } from '../context.ts';
import { findMember } from '../../kernel/index.ts';
import { deleteTicketsOf, type MergeTicket, writeTicket } from './merge-offer.model.ts';

/** Time to read and to prove who one is. */
const ticketMs = 10 * 60_000;

/** The session may merge the two accounts for a while (ACCOUNT-36). */
export const offerMerge = async (
  { members, mergeTickets, now }: Pick<SignInContext, 'members' | 'mergeTickets' | 'now'>,
  ticket: Omit<MergeTicket, 'expires_at'>,
): Promise<void> => {
  if (!(await findMember(members, ticket.other))) return;
  await writeTicket(mergeTickets, { ...ticket, expires_at: new Date(now().getTime() + ticketMs) });
};

/** Called when a member has left (ACCOUNT-11). */
export const forgetOffers = (
  { mergeTickets }: Pick<SignInContext, 'mergeTickets'>,
  mem_id: string,
): Promise<void> => deleteTicketsOf(mergeTickets, mem_id);
