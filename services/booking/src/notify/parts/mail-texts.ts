/** What every mail of one sort says for each reason it goes out, in one language. */
export interface MailTexts<Reason extends string> {
  readonly subjects: Readonly<Record<Reason, string>>;
  /** What happened, and what comes next. */
  readonly bodies: Readonly<Record<Reason, string>>;
}
