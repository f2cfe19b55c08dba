import { neededField, readForm } from '../read-form.ts';
import { BadNotification, type PaymentReport, type ProviderStanding } from '../provider.ts';
import { fgkeyMatches } from './fgkey.ts';

/** Codes that are no plain rejection; all others mean declined (PAY-6). */
const standings: Readonly<Record<string, ProviderStanding>> = {
  '0000': 'paid',
  '8000': 'pending',
  '9317': 'pending',
  '9402': 'pending',
  '9110': 'closed',
};

export const standingOf = (rescode: string): ProviderStanding => standings[rescode] ?? 'declined';

/**
 * Compare its values afterwards: the signature does not see characters that move between fields.
 * @throws BadNotification when the signature is wrong
 */
export const readFunPayNotification = (body: string, secret: string): PaymentReport => {
  const fields = readForm(body);
  if (!fgkeyMatches(fields, secret)) throw new BadNotification('The signature is wrong');
  const rescode = neededField(fields, 'rescode', /^\d{4}$/);
  return {
    refno: neededField(fields, 'refno', /^[A-Za-z0-9]{1,40}$/),
    transid: neededField(fields, 'transid', /^[A-Za-z0-9_-]{0,64}$/),
    rescode,
    standing: standingOf(rescode),
    reqcur: neededField(fields, 'reqcur', /^[A-Z]{3}$/),
    reqamt: neededField(fields, 'reqamt', /^[\d.]{1,16}$/),
    mid: fields.get('mid') ?? null,
    servicetype: neededField(
      fields,
      fields.has('servicetype') ? 'servicetype' : 'paytype',
      /^[A-Z0-9]{1,10}$/,
    ),
  };
};
