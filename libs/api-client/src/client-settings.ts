import type { ApiError } from './api-error.ts';

interface ClientSettings {
  /** Language of rejections, sent as `x-lan-tp`. */
  lanTp: () => string;
  /** The member the page shows, sent as `x-mem-id` (ACCOUNT-44); undefined for a visitor. */
  member: () => string | undefined;
  onSessionLost: () => void;
  /** The cookie has become another member's (ACCOUNT-44). */
  onSessionChanged: () => void;
  /** An administrator has to show a second factor (ACCOUNT-30). */
  onSecondFactorNeeded: () => void;
  /** Asks for the second factor again (ACCOUNT-43). @returns whether the session has shown it since */
  onConfirmNeeded: () => Promise<boolean>;
}

export const settings: ClientSettings = {
  lanTp: () => 'ENG',
  member: () => undefined,
  onSessionLost: () => undefined,
  onSessionChanged: () => undefined,
  onSecondFactorNeeded: () => undefined,
  onConfirmNeeded: async () => false,
};

/** The page acts on what some rejections say of its session. */
export function noteRejection({ error }: ApiError): void {
  if (error === 'second_factor_needed') settings.onSecondFactorNeeded();
  if (error === 'session_changed') settings.onSessionChanged();
}

export function configureClient(changes: Partial<ClientSettings>): void {
  Object.assign(settings, changes);
}
