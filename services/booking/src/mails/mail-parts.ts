import type { LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import type { MailRow } from '@narae/service-kit';
import { orderMailLabels } from './order-mail-labels.ts';

/** A row, unless there is nothing to say. */
export const row = (label: string, ...values: string[]): MailRow[] => {
  const said = values.filter((value) => value.trim() !== '');
  return said.length === 0 ? [] : [{ label, values: said }];
};

/** The link to my info that every mail of booking ends with. @param publicOrigin the site's own address */
export const toMyInfo = (lanTp: LanTp, publicOrigin: string) => ({
  text: orderMailLabels[lanTp].find,
  href: `${publicOrigin}${href('myinfo', { lan_tp: lanTp })}`,
});
