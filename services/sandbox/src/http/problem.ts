import type { SandboxContext } from '../context.ts';
import { ProtocolError, ResCode } from '../domain/codes.ts';

/** What a request is answered that was not carried out. */
export const problemOf = (error: unknown, context: SandboxContext): ProtocolError => {
  if (error instanceof ProtocolError) return error;
  context.log.error({ err: error }, 'a request failed in the sandbox');
  return new ProtocolError(ResCode.SystemError);
};
