import { isIP } from 'node:net';
import type { SecurityEventPage, SecurityEventRow, SecurityQuestion, Calls } from '@narae/contracts';
import { SECURITY_PAGE } from '@narae/contracts/security-log-limits';
import { seoulMidnight } from '@narae/rules';
import type { Model } from 'mongoose';
import type { FastifyInstance } from 'fastify';
import { shortAddress } from '../../base/caller.ts';
import { DomainError } from '../../base/domain-error.ts';
import {
  type EventPeriod,
  findEvents,
  searchedFields,
  type SecurityEvent,
  securityEventModel,
} from '../security-log/security-event.queries.ts';
import { serve } from './serve.ts';
import { kitOf } from './kit.ts';

/** Lines that are read for one page when no single index answers the search. */
const MOST_READ = 1_000;

const DAY_MS = 86_400_000;

/** @throws DomainError network_invalid */
const requestedNetwork = (text: string | undefined): string | undefined => {
  if (!text) return undefined;
  const address = text.replace(/\/(24|48)$/, '');
  if (!isIP(address)) throw new DomainError('network_invalid', { field: 'network' });
  return shortAddress(address);
};

/** @throws DomainError day_order */
const requestedPeriod = ({ from, to, before, before_id }: SecurityQuestion): EventPeriod => {
  if (from !== undefined && to !== undefined && to < from)
    throw new DomainError('day_order', { field: 'to' });
  return {
    from: from === undefined ? undefined : seoulMidnight(from),
    until: to === undefined ? undefined : new Date(seoulMidnight(to).getTime() + DAY_MS),
    before: before === undefined ? undefined : { at: new Date(before), id: before_id ?? '' },
  };
};

const rowOf = ({ _id, at, ...line }: SecurityEvent): SecurityEventRow => ({
  ...line,
  event_id: _id,
  at: at.toISOString(),
});

/**
 * A page of the log, newest first (ACCOUNT-42). One criterion is read by its index; others are looked for
 * among the next thousand of those lines, so a page may be short and not the last.
 * @throws DomainError day_order, network_invalid
 */
export const searchSecurityLog = async (
  events: Model<SecurityEvent>,
  question: SecurityQuestion,
): Promise<SecurityEventPage> => {
  const requested = { ...question, network: requestedNetwork(question.network) };
  const period = requestedPeriod(question);
  const [first, ...others] = searchedFields.flatMap((field) => {
    const value = requested[field];
    return value === undefined ? [] : [{ field, value }];
  });
  const size = others.length === 0 ? SECURITY_PAGE : MOST_READ;
  const found = await findEvents(events, first, period, size + 1);
  const read = found.slice(0, size);
  const fitting = read.filter((line) => others.every(({ field, value }) => line[field] === value));
  const shown = fitting.slice(0, SECURITY_PAGE);
  const goesOn = fitting.length > shown.length ? shown : found.length > read.length ? read : [];
  const last = goesOn.at(-1);
  return {
    events: shown.map(rowOf),
    next: last ? { before: last.at.toISOString(), before_id: last._id } : null,
  };
};

type SecurityLogCall = Calls[Extract<keyof Calls, `${string}SecurityLog`>];

/** Lets owners search the log of a service (ACCOUNT-42), with what this process noted a moment ago. */
export const serveSecurityLog = (app: FastifyInstance, contract: SecurityLogCall): void => {
  const { store, securityLog } = kitOf(app);
  const events = securityEventModel(store);
  serve(app, contract, async (question) => {
    await securityLog.flush();
    return searchSecurityLog(events, question);
  });
};
