import { href } from '@narae/contracts/href';
import { DomainAway, findMember, memberChange } from '../../kernel/index.ts';
import { accountMail } from '../../mail/index.ts';
import type { LeavingContext } from '../context.ts';
import { exportTimes } from './export-times.rules.ts';
import { exportToken } from './download-export.ts';
import { dropExport, emptyExport } from './exports.ts';
import {
  changeExport,
  findExport,
  nextDueAt,
  type StoredExport,
  takeDueExport,
} from './member-export.model.ts';
import { writeZip } from './write-zip.ts';

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

const retryOrFail = async (context: LeavingContext, memberExport: StoredExport, at: Date): Promise<void> => {
  const wait = exportTimes.waits[(memberExport.attempts ?? 0) - 1];
  if (wait !== undefined)
    return void (await changeExport(context.exports, memberExport, { check_at: after(at, wait) }));
  const emptied = await emptyExport(context, memberExport);
  if (!emptied) return;
  const until = after(at, exportTimes.kept);
  await changeExport(context.exports, emptied, { state: 'failed', open: false, until, check_at: at });
};

/** A domain that is away for a day is left out; other failed attempts, also by a crash, are limited (ACCOUNT-40). */
const make = async (context: LeavingContext, taken: StoredExport): Promise<void> => {
  const member = await findMember(context.members, taken.mem_id);
  if (!member) return dropExport(context, taken);
  const now = context.now();
  const { attempts = 0 } = taken;
  if (attempts > exportTimes.waits.length) return retryOrFail(context, taken, now);
  const isLate = now.getTime() - taken.asked_at.getTime() >= exportTimes.givesUp;
  const { export_id } = taken;
  let memberExport = await emptyExport(context, taken, { missing: [], attempts: attempts + 1 });
  while (memberExport) {
    try {
      await writeZip(context, member, memberExport);
    } catch (error) {
      if (!(error instanceof DomainAway)) {
        context.log.error(
          { err: error, export_id, attempts: memberExport.attempts },
          'an export could not be made',
        );
        return retryOrFail(context, memberExport, now);
      }
      context.log.warn({ err: error, export_id }, 'a domain is away, its part of an export waits');
      if (!isLate) {
        const check_at = after(now, exportTimes.again);
        return void (await changeExport(context.exports, memberExport, { check_at, attempts }));
      }
      memberExport = await emptyExport(context, memberExport, {
        missing: [...memberExport.missing, error.domain],
      });
      continue;
    }
    return ready(context, memberExport);
  }
};

const ready = async (context: LeavingContext, made: StoredExport): Promise<void> => {
  const now = context.now();
  const { export_id, mem_id, version, missing } = made;
  const event = memberChange('export_made', { mem_id, version: version + 1 });
  const until = after(now, exportTimes.kept);
  const set = { state: 'ready', open: false, until, missing, check_at: now } as const;
  await changeExport(context.exports, { export_id, version }, set, [event]);
  context.relay.nudge();
};

/** `partly`: a domain was away for a day. */
type ExportOutcome = 'ready' | 'partly' | 'failed';

const links: Readonly<
  Record<ExportOutcome, (context: LeavingContext, memberExport: StoredExport) => string>
> = {
  ready: (context, { export_id, lan_tp }) =>
    `${href('exportDownload', { lan_tp })}#${exportToken(context, export_id)}`,
  partly: (context, memberExport) => links.ready(context, memberExport),
  failed: (_context, { lan_tp }) => `${href('myAccount', { lan_tp })}#export`,
};

/** A repeat after a crash has the same Message-ID and link. */
const mailOutcome = async (context: LeavingContext, memberExport: StoredExport): Promise<void> => {
  const member = await findMember(context.members, memberExport.mem_id);
  if (!member?.mem_email) return dropExport(context, memberExport);
  const { export_id, lan_tp, missing, until } = memberExport;
  const outcome = memberExport.state === 'failed' ? 'failed' : missing.length === 0 ? 'ready' : 'partly';
  const link = `${context.config.publicOrigin}${links[outcome](context, memberExport)}`;
  const to = { to: member.mem_email, lan_tp };
  const mail =
    outcome === 'failed'
      ? accountMail('export-failed', to, { link })
      : accountMail('export-ready', to, { link, partly: outcome === 'partly' });
  await context.mail.send({ ...mail, id: `export-${export_id}` });
  await changeExport(context.exports, memberExport, { mailed: true, ...(until && { check_at: until }) });
};

const isToBeTold = ({ state, mailed, until }: StoredExport, now: Date): boolean =>
  (state === 'ready' || state === 'failed') && !mailed && until !== null && until > now;

/** Makes, mails or deletes one export. @returns whether one was due */
export const runDueExport = async (context: LeavingContext): Promise<boolean> => {
  const now = context.now();
  const taken = await takeDueExport(context.exports, now, after(now, exportTimes.making));
  if (!taken) return false;
  if (taken.state === 'waiting') await make(context, taken);
  else if (isToBeTold(taken, now)) await mailOutcome(context, taken);
  else await dropExport(context, taken);
  return (
    (await findExport(context.exports, taken.export_id))?.check_at.getTime() !== taken.check_at.getTime()
  );
};

/** @returns when something is due next, or null */
export const runDueExports = async (context: LeavingContext): Promise<Date | null> => {
  while (await runDueExport(context));
  return nextDueAt(context.exports);
};
