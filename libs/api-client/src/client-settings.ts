interface ClientSettings {
  /** Language of rejections, sent as `x-lan-tp`. */
  lanTp: () => string;
  onSessionLost: () => void;
  /** An administrator has to show a second factor (ACCOUNT-30). */
  onSecondFactorNeeded: () => void;
  /** Asks for the second factor again (ACCOUNT-43). @returns whether the session has shown it since */
  onConfirmNeeded: () => Promise<boolean>;
}

export const settings: ClientSettings = {
  lanTp: () => 'ENG',
  onSessionLost: () => undefined,
  onSecondFactorNeeded: () => undefined,
  onConfirmNeeded: async () => false,
};

export function configureClient(changes: Partial<ClientSettings>): void {
  Object.assign(settings, changes);
}
