import { CLIENT_ONLY } from '../protocol.ts';

/** A remote without server rendering: its place is filled in the browser, and nothing has gone wrong. */
export class ClientOnlyError extends Error {
  override readonly name = 'ClientOnlyError';
  readonly digest = CLIENT_ONLY;
}
