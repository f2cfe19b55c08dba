import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountContext } from '../../context.ts';
import { derivedKey } from '../../kernel/derived-key.ts';

type Keys = Pick<AccountContext, 'signingKey'>;

const macOf = ({ signingKey }: Keys, export_id: string): string => {
  const key = derivedKey(signingKey, 'narae export links');
  return createHmac('sha256', key).update(export_id).digest('base64url');
};

/** The token of an export's link: the same each time, so that a mail that is sent twice has one link. Nothing of it is stored. */
export const exportToken = (keys: Keys, export_id: string): string =>
  `${export_id}.${macOf(keys, export_id)}`;

/** Which export a token is for; null where it is nobody's. */
export const exportOfToken = (keys: Keys, token: string): string | null => {
  const [export_id = '', mac = ''] = token.split('.');
  const wanted = Buffer.from(macOf(keys, export_id));
  const given = Buffer.from(mac);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? export_id : null;
};
