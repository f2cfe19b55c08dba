import { BadNotification, type Returned } from '../provider.ts';
import { neededField, readForm } from '../read-form.ts';
import { undecodable, unescapeEucKr } from './euc-kr.ts';

/** On the way back it means authenticated, not paid. */
export const success = '0000';

/** Longest PAY_MESSAGE handed on, in characters. */
const mostMessage = 20_000;

/**
 * Not to be trusted: it names the attempt and carries what the approval needs (PAY-10).
 * @param body one character a byte, in EUC-KR @throws BadNotification
 */
export const readReturned = (body: string): Returned => {
  const fields = readForm(body, unescapeEucKr);
  const rescode = neededField(fields, 'RESPONSE_CODE', /^\w{1,10}$/);
  const payMessage = fields.get('PAY_MESSAGE') ?? '';
  if (payMessage.length > mostMessage || payMessage.includes(undecodable)) {
    throw new BadNotification('The field PAY_MESSAGE is malformed');
  }
  return {
    refno: neededField(fields, 'ORDER_ID', /^[A-Za-z0-9]{1,64}$/),
    rescode,
    authenticated: rescode === success && payMessage !== '',
    payMessage,
  };
};
