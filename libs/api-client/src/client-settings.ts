interface ClientSettings {
  /** Language of rejections, sent as `x-lan-tp`. */
  lanTp: () => string;
  onSessionLost: () => void;
  /** Told when an administrator has to show a second factor (ACCOUNT-30). */
  onSecondFactorNeeded: () => void;
  /** Asks an administrator to show the second factor again (ACCOUNT-43). @returns whether the session has shown it since */
  onConfirmNeeded: () => Promise<boolean>;
}

export const settings: ClientSettings = {
  lanTp: () => 'ENG',
  onSessionLost: () => undefined,
  onSecondFactorNeeded: () => undefined,
  onConfirmNeeded: async () => false,
};

/** The shell tells the client, once, what it needs to know of the page. */
export function configureClient(changes: Partial<ClientSettings>): void {
  Object.assign(settings, changes);
}
