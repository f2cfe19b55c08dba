import type { LanTp } from '@narae/contracts/languages';

/** A link with its words. */
export interface MailLink {
  readonly text: string;
  readonly href: string;
}

/** A label and what stands beside it: one value, or a list. */
export interface MailRow {
  readonly label: string;
  readonly values: readonly string[];
  readonly link?: MailLink;
  /** A sum: it stands out. */
  readonly strong?: boolean;
}

/** Rows that belong together. */
export interface MailSection {
  readonly title?: string;
  readonly rows: readonly MailRow[];
  /** Figures stand at the right, one under the other. */
  readonly figures?: boolean;
  /** Sentences below the rows. */
  readonly notes?: readonly string[];
}

/** What a mail says, before it is laid out. Nothing is escaped yet. */
export interface MailContent {
  readonly to: string;
  readonly lan_tp: LanTp;
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  readonly sections: readonly MailSection[];
  /** Where to go on. */
  readonly action: MailLink;
  readonly closing: string;
}
