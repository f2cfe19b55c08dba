import { BadNotification, type PaymentReport, type ProviderStanding } from '../provider.ts';
import { fgkeyMatches } from './fgkey.ts';

/** More fields than FunPay ever sends in one notification. */
const mostFields = 60;

/** FunPay's result codes that are not a plain rejection; what is not named here means declined (PAY-6). */
const standings: Readonly<Record<string, ProviderStanding>> = {
  '0000': 'paid',
  '8000': 'pending',
  '9317': 'pending',
  '9402': 'pending',
  '9110': 'closed',
};

/** What a result code means for the payment. */
export const standingOf = (rescode: string): ProviderStanding => standings[rescode] ?? 'declined';

/**
 * A form body as name and value, each name once. Two values under one name would let one of them be
 * signed and the other one be read.
 * @throws BadNotification
 */
export const readForm = (body: string): Map<string, string> => {
  const fields = new Map<string, string>();
  for (const pair of body.split('&')) {
    const at = pair.indexOf('=');
    if (at < 1) throw new BadNotification('The body is not a form');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)].map(unescapeForm) as [string, string];
    if (fields.has(name)) throw new BadNotification(`The field ${name} comes twice`);
    fields.set(name, value);
    if (fields.size > mostFields) throw new BadNotification('The form has too many fields');
  }
  return fields;
};

const unescapeForm = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new BadNotification('The body is not UTF-8');
  }
};

const needed = (fields: ReadonlyMap<string, string>, name: string, form: RegExp): string => {
  const value = fields.get(name) ?? '';
  if (!form.test(value)) throw new BadNotification(`The field ${name} is missing or malformed`);
  return value;
};

/**
 * Reads a status notification whose signature is right. Its values are still to be compared with what was
 * asked for, because the signature does not see characters that move between fields.
 * @throws BadNotification
 */
export const readFunPayNotification = (body: string, secret: string): PaymentReport => {
  const fields = readForm(body);
  if (!fgkeyMatches(fields, secret)) throw new BadNotification('The signature is wrong');
  const rescode = needed(fields, 'rescode', /^\d{4}$/);
  return {
    refno: needed(fields, 'refno', /^[A-Za-z0-9]{1,40}$/),
    transid: needed(fields, 'transid', /^[A-Za-z0-9_-]{0,64}$/),
    rescode,
    standing: standingOf(rescode),
    reqcur: needed(fields, 'reqcur', /^[A-Z]{3}$/),
    reqamt: needed(fields, 'reqamt', /^[\d.]{1,16}$/),
    mid: fields.get('mid') ?? null,
    servicetype: needed(fields, fields.has('servicetype') ? 'servicetype' : 'paytype', /^[A-Z0-9]{1,10}$/),
  };
};
