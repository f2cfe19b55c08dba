import type { SignInContext } from '../context.ts';
import { findMember } from '../../kernel/index.ts';
import { deleteTicketsOf, type JoinTicket, writeTicket } from './merge-offer.model.ts';

/** Time to read what moves, and to show once more who one is. */
const ticketMs = 10 * 60_000;

/** Notes that a member who is signed in has just signed in to another account too: the two can be joined for a while (ACCOUNT-36). */
export const offerJoining = async (
  { members, joinTickets, now }: Pick<SignInContext, 'members' | 'joinTickets' | 'now'>,
  ticket: Omit<JoinTicket, 'expires_at'>,
): Promise<void> => {
  if (!(await findMember(members, ticket.other))) return;
  await writeTicket(joinTickets, { ...ticket, expires_at: new Date(now().getTime() + ticketMs) });
};

/** Forgets what a member who left could join, and who could join them (ACCOUNT-11). */
export const forgetOffers = (
  { joinTickets }: Pick<SignInContext, 'joinTickets'>,
  mem_id: string,
): Promise<void> => deleteTicketsOf(joinTickets, mem_id);
