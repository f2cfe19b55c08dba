/** What server rendering needs of a logger; pino's fits. */
export interface SsrLog {
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
}
