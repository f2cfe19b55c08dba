import type { CallRow } from '@narae/contracts/call-row';

interface ClientSettings {
  /** Language of rejections, sent as `x-lan-tp`. */
  lanTp: () => string;
  /** Told when the session has ended and could not be renewed. */
  onSessionLost: () => void;
  /** The row of a call that this client was not built with. */
  findCall: (name: string) => Promise<CallRow | undefined>;
}

export const settings: ClientSettings = {
  lanTp: () => 'ENG',
  onSessionLost: () => undefined,
  findCall: () => Promise.resolve(undefined),
};

/** The shell tells the client, once, what it needs to know of the page. */
export function configureClient(changes: Partial<ClientSettings>): void {
  Object.assign(settings, changes);
}
