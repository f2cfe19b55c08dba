import { sealText, unsealText } from '@narae/service-kit';
import { derivedKey, type SigningKey } from '../../kernel/index.ts';

/** The store alone is not enough to make a code or to use a recovery code. */
export const secondFactorKey = (signingKey: Pick<SigningKey, 'secret'>): Buffer =>
  derivedKey(signingKey, 'narae second factor');

const placeOf = (mem_id: string): string => `second-factor ${mem_id}`;

export const sealSecret = (secret: string, key: Buffer, mem_id: string): string =>
  sealText(secret, key, placeOf(mem_id));

/** @throws Error where it was sealed for another member or with another key */
export const unsealSecret = (sealed: string, key: Buffer, mem_id: string): string =>
  unsealText(sealed, key, placeOf(mem_id));

/** Of every demo administrator; as public as their passwords. */
export const demoSecret = 'NARAEDEMOSECONDFACTORFORTHEDEMO2';
