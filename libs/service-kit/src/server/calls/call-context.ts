import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Currency, LanTp } from '@narae/contracts/primitives';
import { currencyOf } from '@narae/contracts/languages';
import type { AuthUser } from '../../auth/session-cookies.ts';
import { languageOf, networkOf } from '../../base/caller.ts';
import type { Logger } from '../../base/logger.ts';
import { requireMember } from './check-access.ts';

export interface CallContext {
  readonly user: AuthUser | null;
  /** @throws DomainError login_required, or token_expired when the session can be renewed */
  member(): AuthUser;
  readonly lanTp: LanTp;
  /** The currency asked for, else the language's own (CALL-9). */
  readonly currency: Currency;
  /**
   * Of a member's write; a use case may store it with what it makes, so that a repeat after a crash finds
   * that (CALL-5).
   */
  readonly idempotencyKey: string | undefined;
  /** Whom limits per address count (ACCOUNT-16). */
  readonly network: string;
  readonly traceId: string;
  readonly log: Logger;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Returned by a handler that has sent the reply itself. */
  readonly replied: never;
}

const replied = Symbol('replied') as never;

const isCurrency = (value: unknown): value is Currency =>
  value === 'CNH' || value === 'KRW' || value === 'USD';

/** `input` is the validated input, which may name a language and a currency. */
export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  input: unknown = {},
  idempotencyKey?: string,
): CallContext {
  const { lan_tp, lanTp, currency } = (input ?? {}) as Readonly<Record<string, unknown>>;
  return {
    user: request.identity.user,
    member: () => requireMember(request),
    // These take time, and most calls ask for none of them.
    get lanTp() {
      return languageOf(request, lan_tp ?? lanTp);
    },
    get currency() {
      return isCurrency(currency) ? currency : currencyOf(this.lanTp);
    },
    get network() {
      return networkOf(request.ip);
    },
    idempotencyKey,
    traceId: request.id,
    log: request.log,
    request,
    reply,
    replied,
  };
}
