import { href } from '@narae/contracts/href';
import { memberChange } from '../activity/member-change.events.ts';
import type { AccountContext } from '../context.ts';
import { findMember } from '../shared/member.queries.ts';
import { exportMail } from './export-mail.ts';
import { exportTimes } from './export-times.rules.ts';
import { exportToken } from './export-token.ts';
import { dropExport, emptyExport } from './forget-exports.ts';
import { changeExport, findExport, takeDueExport } from './member-export.queries.ts';
import type { StoredExport } from './member-export.model.ts';
import { writeZip } from './write-zip.ts';

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Makes the file anew, whatever an earlier attempt has left; a domain that is away for a day is missing in it. */
const make = async (context: AccountContext, taken: StoredExport): Promise<void> => {
  const member = await findMember(context.members, taken.mem_id);
  if (!member) return dropExport(context, taken);
  const now = context.now();
  const late = now.getTime() - taken.asked_at.getTime() >= exportTimes.givesUp;
  const fresh = await emptyExport(context, taken, { missing: late ? ['booking'] : [] });
  if (!fresh) return;
  try {
    await writeZip(context, member, { ...fresh, missing: [] });
  } catch (error) {
    context.log.warn(
      { err: error, export_id: taken.export_id },
      'an export could not be made, will be tried again',
    );
    if (!late)
      return void (await changeExport(context.exports, fresh, { check_at: after(now, exportTimes.again) }));
    const again = await emptyExport(context, fresh, { missing: ['booking'] });
    if (!again) return;
    await writeZip(context, member, again);
    return ready(context, again);
  }
  return ready(context, { ...fresh, missing: [] });
};

const ready = async (context: AccountContext, made: StoredExport): Promise<void> => {
  const now = context.now();
  const { export_id, mem_id, version, missing } = made;
  const event = memberChange('export_made', { mem_id, version: version + 1 });
  const until = after(now, exportTimes.kept);
  const set = { state: 'ready', open: false, until, missing, check_at: now } as const;
  await changeExport(context.exports, { export_id, version }, set, [event]);
  context.relay.nudge();
};

/** Mails the link; a repeat after a crash has the same Message-ID and the same link. */
const mailLink = async (context: AccountContext, one: StoredExport): Promise<void> => {
  const member = await findMember(context.members, one.mem_id);
  if (!member?.mem_email) return dropExport(context, one);
  const { export_id, lan_tp, missing, until } = one;
  const link = `${context.config.publicOrigin}${href('exportDownload', { lan_tp })}#${exportToken(context, export_id)}`;
  const mail = exportMail({ to: member.mem_email, link, lan_tp, whole: missing.length === 0 });
  await context.mail.send({ ...mail, id: `export-${export_id}` });
  await changeExport(context.exports, one, { mailed: true, ...(until && { check_at: until }) });
};

/** Does what is due for one export: makes it, mails its link, or deletes it. @returns whether there was one */
export const runDueExport = async (context: AccountContext): Promise<boolean> => {
  const now = context.now();
  const taken = await takeDueExport(context.exports, now, after(now, exportTimes.making));
  if (!taken) return false;
  if (taken.state === 'waiting') await make(context, taken);
  else if (taken.state === 'ready' && !taken.mailed) await mailLink(context, taken);
  else await dropExport(context, taken);
  return (
    (await findExport(context.exports, taken.export_id))?.check_at.getTime() !== taken.check_at.getTime()
  );
};
