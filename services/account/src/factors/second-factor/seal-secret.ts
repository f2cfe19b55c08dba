import { sealText, unsealText } from '@narae/service-kit';
import { derivedKey, type SigningKey } from '../../kernel/index.ts';

/** Keys of the second factor; whoever has the store alone can neither make a code nor use a recovery code. */
export const secondFactorKey = (signingKey: Pick<SigningKey, 'secret'>): Buffer =>
  derivedKey(signingKey, 'narae second factor');

const placeOf = (mem_id: string): string => `second-factor ${mem_id}`;

/** The secret of a member's app as it is stored. */
export const sealSecret = (secret: string, key: Buffer, mem_id: string): string =>
  sealText(secret, key, placeOf(mem_id));

/** What `sealSecret` sealed. @throws Error where it was another member's, or the key is another */
export const unsealSecret = (sealed: string, key: Buffer, mem_id: string): string =>
  unsealText(sealed, key, placeOf(mem_id));

/** The secret of every demo administrator's authenticator app; everybody may know it, as their passwords. */
export const demoSecret = 'NARAEDEMOSECONDFACTORFORTHEDEMO2';
