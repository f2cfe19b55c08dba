export interface SsrLog {
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
}
