import { createHmac, timingSafeEqual } from 'node:crypto';
import { callTable } from '@narae/contracts/call-table';
import { href } from '@narae/contracts/href';
import type { LanTp } from '@narae/contracts/languages';
import { mailGroupOf, mailGroups, type MailGroup, type ShopMailKind } from '@narae/contracts/mail-kinds';

export interface StopGrant {
  readonly mem_id: string;
  readonly group: MailGroup;
}

/** Where a mail is stopped: by its reader on a page, or by the mail program with one press (RFC 8058). */
export interface StopLinks {
  readonly page: string;
  readonly oneClick: string;
}

export interface StopLinkConfig {
  /** 32 bytes, shared by all domains that send mails. */
  readonly mailLinkKey: Buffer;
  readonly publicOrigin: string;
}

/** Keeps a signature from being of use for anything else. */
const purpose = 'narae mails stop v1';

const signatureOf = (key: Buffer, { mem_id, group }: StopGrant): Buffer =>
  createHmac('sha256', key).update(`${purpose}\0${mem_id}\0${group}`).digest();

/** What stops a member's mails of a group without signing in. It has no end and no address in it (MAIL-4). */
export const stopToken = (key: Buffer, grant: StopGrant): string =>
  [grant.mem_id, grant.group, signatureOf(key, grant).toString('base64url')].join('.');

/** Null for a token that is not ours. */
export const readStopToken = (key: Buffer, token: string): StopGrant | null => {
  const [mem_id = '', name, signature = '', ...more] = token.split('.');
  const group = mailGroups.find((item) => item === name);
  if (!group || more.length > 0) return null;
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(key, { mem_id, group })];
  return given.length === right.length && timingSafeEqual(given, right) ? { mem_id, group } : null;
};

export const stopLinks = (
  { mailLinkKey, publicOrigin }: StopLinkConfig,
  kind: ShopMailKind,
  mem_id: string,
  lan_tp: LanTp,
): StopLinks | undefined => {
  const group = mailGroupOf(kind);
  if (group === null) return undefined;
  const token = stopToken(mailLinkKey, { mem_id, group });
  const { path } = callTable.mailStopOneClick;
  return {
    // Behind #, which browsers send to no server and write into no log.
    page: `${publicOrigin}${href('stopMails', { lan_tp })}#${token}`,
    oneClick: `${publicOrigin}${path.replace(':token', token).replace(':lan_tp', lan_tp)}`,
  };
};
