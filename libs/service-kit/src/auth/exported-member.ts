import type { FastifyRequest } from 'fastify';
import { DomainError } from '../base/domain-error.ts';

/** For whom account collects an export or joins two accounts (ACCOUNT-40, ACCOUNT-36). @throws DomainError login_required for everybody but account */
export const exportedMember = async ({ request }: { readonly request: FastifyRequest }): Promise<string> => {
  const [, token] = /^Bearer ([\w.-]{1,2000})$/.exec(request.headers.authorization ?? '') ?? [];
  const mem_id = token === undefined ? null : await request.server.auth.exportingFor(token);
  if (mem_id === null) throw new DomainError('login_required');
  return mem_id;
};
