import { DomainError } from '@narae/service-kit';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, memberChange } from '../../kernel/index.ts';
import type { LeavingContext } from '../context.ts';
import { exportTimes } from './export-times.rules.ts';
import { changeExport, findExport, type StoredExport } from './member-export.model.ts';
import { emptyExport } from './exports.ts';

/** Used up when the last piece is on its way; a broken connection leaves the file as it was. */
async function* piecesOf(context: LeavingContext, taken: StoredExport, sid: string): AsyncGenerator<Buffer> {
  let whole = false;
  try {
    for (const part of taken.parts) {
      const piece = await context.vault.get(part);
      if (!piece) throw new Error('a piece of the export is missing');
      yield piece;
    }
    whole = true;
  } finally {
    const { mem_id } = taken;
    if (whole) {
      const event = memberChange('export_downloaded', { mem_id, version: taken.version + 1, sid });
      const used = await changeExport(context.exports, taken, { state: 'downloaded' }, [event]);
      if (used) await emptyExport(context, used, { until: null });
      context.relay.nudge();
    } else await changeExport(context.exports, taken, { downloading_until: null });
  }
}

/** Once, for the signed-in member it is about (ACCOUNT-40). @throws DomainError export_link_expired */
export const downloadExport = async (
  context: LeavingContext,
  { mem_id, sid }: { readonly mem_id: string; readonly sid: string },
  token: string,
): Promise<AsyncGenerator<Buffer>> => {
  const export_id = exportOfToken(context, token);
  const found = export_id === null ? null : await findExport(context.exports, export_id);
  const now = context.now();
  const isFree = !found?.downloading_until || found.downloading_until <= now;
  const usable = found?.mem_id === mem_id && found.state === 'ready' && found.until && found.until > now;
  if (!found || !usable || !isFree) throw new DomainError('export_link_expired');
  const downloading_until = new Date(now.getTime() + exportTimes.downloading);
  // Of two downloads at once one is given the file.
  const taken = await changeExport(context.exports, found, { downloading_until });
  if (!taken) throw new DomainError('export_link_expired');
  return piecesOf(context, taken, sid);
};

type Keys = Pick<LeavingContext, 'signingKey'>;

const macOf = ({ signingKey }: Keys, export_id: string): string => {
  const key = derivedKey(signingKey, 'narae export links');
  return createHmac('sha256', key).update(export_id).digest('base64url');
};

/** The same each time, so that a repeated mail has the same link; it is not stored. */
export const exportToken = (keys: Keys, export_id: string): string =>
  `${export_id}.${macOf(keys, export_id)}`;

/** Null where it is not ours. */
const exportOfToken = (keys: Keys, token: string): string | null => {
  const [export_id = '', mac = ''] = token.split('.');
  const wanted = Buffer.from(macOf(keys, export_id));
  const given = Buffer.from(mac);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? export_id : null;
};
