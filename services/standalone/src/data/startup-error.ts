/** Its message is the one sentence a person reads, with what to do. */
export class StartupError extends Error {}
