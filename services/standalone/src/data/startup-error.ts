/** Something a person can put right before the next start; its message is the one sentence they read. */
export class StartupError extends Error {}
