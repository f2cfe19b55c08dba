import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { seoulDay, ticketText, ticketToken, toBase32, type TicketFacts } from '@narae/rules';
import { sealText, unsealText, DomainError } from '@narae/service-kit';
import { TxnType, type BookableProduct, type OrderTicket } from '@narae/contracts';
import type { OrdersContext } from '../context.ts';
import type { TicketKey } from './ticket-key.model.ts';
import { findKey, storeKey, publicKeys } from './ticket-key.queries.ts';
import { everPaidStates, inTravellerOrder, type PlainBooking, findOwn } from '../../kernel/index.ts';
import { checkedInWith, ticketNumbers } from './tickets.rules.ts';
import { findProduct } from '../../catalog/index.ts';

type KeyContext = Pick<OrdersContext, 'ticketKeys' | 'config' | 'now'>;

/** Characters of the public key in a key's identifier: 30 bits, so that two years never share one. */
const KEY_ID_LENGTH = 6;

const place = (year: string): string => `ticket key ${year}`;

const newKey = (year: string, documentKey: Buffer): TicketKey => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return {
    year,
    key_id: toBase32(raw).slice(0, KEY_ID_LENGTH),
    public_key: raw.toString('base64'),
    sealed: sealText(secret, documentKey, place(year)),
  };
};

const currentKey = async ({ ticketKeys, config, now }: KeyContext): Promise<TicketKey> => {
  const year = seoulDay(now()).slice(0, 4);
  return (await findKey(ticketKeys, year)) ?? storeKey(ticketKeys, newKey(year, config.documentKey));
};

const privateKeyOf = ({ sealed, year }: TicketKey, documentKey: Buffer): KeyObject =>
  createPrivateKey({
    key: Buffer.from(unsealText(sealed, documentKey, place(year)), 'base64'),
    format: 'der',
    type: 'pkcs8',
  });

/** Made when first needed, one key a year for all processes; older keys' codes stay valid (TICKET-3). */
export const ticketSigner = async (
  context: KeyContext,
): Promise<(facts: Omit<TicketFacts, 'key_id'>) => string> => {
  const key = await currentKey(context);
  const secret = privateKeyOf(key, context.config.documentKey);
  return (about) => {
    const facts = { ...about, key_id: key.key_id };
    return ticketToken(facts, sign(null, Buffer.from(ticketText(facts)), secret));
  };
};

/** For gates without a network: raw Ed25519 in base64. */
export const ticketPublicKeys = ({
  ticketKeys,
}: Pick<KeyContext, 'ticketKeys'>): Promise<Pick<TicketKey, 'key_id' | 'public_key'>[]> =>
  publicKeys(ticketKeys);

/** In the order of travellers; none before it is paid, void ones without a code (TICKET-1). */
export const ticketsOf = async (
  context: Pick<OrdersContext, 'ticketKeys' | 'config' | 'now'>,
  booking: PlainBooking,
  { prod_id, start_day: day }: Pick<BookableProduct, 'prod_id' | 'start_day'>,
): Promise<OrderTicket[]> => {
  if (!everPaidStates.includes(booking.txn_type)) return [];
  const numberOf = ticketNumbers(context.config.documentKey);
  const sign = await ticketSigner(context);
  const isVoid = booking.txn_type === TxnType.Cancelled;
  return booking.travellers.toSorted(inTravellerOrder).map((traveller) => {
    const { rv_mem_id, mem_type, sort_order, mem_nm } = traveller;
    const ticket_no = numberOf(booking, traveller);
    const used = checkedInWith(booking, ticket_no);
    return {
      rv_mem_id,
      mem_type,
      sort_order,
      mem_nm,
      ticket_no,
      token: isVoid ? '' : sign({ ticket_no, prod_id, day }),
      state: isVoid ? 'void' : used ? 'used' : 'valid',
      used_at: used?.at.toISOString() ?? '',
    };
  });
};

/** @throws DomainError order_not_found */
export const listTickets = async (
  context: Pick<OrdersContext, 'bookings' | 'products' | 'copies' | 'ticketKeys' | 'config' | 'now'>,
  order_id: string,
  mem_id: string,
): Promise<OrderTicket[]> => {
  const booking = await findOwn(context.bookings, mem_id, { order_id });
  if (!booking) throw new DomainError('order_not_found');
  return ticketsOf(context, booking, await findProduct(context, booking.prod_id));
};
