import type { FastifyRequest } from 'fastify';
import { callTable, type CallName } from '@narae/contracts/call-table';
import type { CallRow } from '@narae/contracts/call-row';
import { rejectionKind } from './rejection-kind.rules.ts';

const rowOf = (call: string | undefined): CallRow | undefined =>
  call !== undefined && Object.hasOwn(callTable, call) ? callTable[call as CallName] : undefined;

/** Notes why a request was rejected, and that its session was forged, once it is answered (ACCOUNT-42). */
export const noteRejection = (request: FastifyRequest): void => {
  const { server, rejected, identity } = request;
  if (rejected === null && !identity?.forged) return;
  if (!server.hasDecorator('kit')) return;
  const { routeOptions, ip, id: traceId } = request;
  const { name, securityLog } = server.kit;
  const row = rowOf(routeOptions.config?.call);
  const user = identity?.user ?? null;
  const call = row?.name ?? routeOptions.url ?? '';
  const facts = { call, ip, traceId, actor: user?.mem_id ?? '' };
  // What the edge hands on is told by whom it is handed to.
  if (identity?.forged && row?.owner === name) return securityLog.note('token-forged', facts);
  const kind = rejected && rejectionKind(rejected, row?.access, user);
  if (kind) securityLog.note(kind, { ...facts, reason: rejected.key, about: rejected.about });
};
