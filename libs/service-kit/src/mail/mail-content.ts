import type { LanTp } from '@narae/contracts/languages';
import type { ShopMailKind } from '@narae/contracts/mail-kinds';
import type { StopLinks } from './stop-link.ts';

/** A link with its words. */
export interface MailLink {
  readonly text: string;
  readonly href: string;
}

/** A picture that lies in the mail, by its Content-ID. */
export interface MailImage {
  readonly cid: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  /** Width and height in CSS pixels. */
  readonly size: number;
}

/** A label and what stands beside it: one value, or a list. */
export interface MailRow {
  readonly label: string;
  readonly values: readonly string[];
  readonly link?: MailLink;
  /** Below the values, in the HTML alone. */
  readonly image?: MailImage;
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
  /** Says whether it can be stopped (MAIL-4). */
  readonly kind: ShopMailKind;
  /** Where it is stopped: of a kind that can be, and of no other. */
  readonly stop?: StopLinks | undefined;
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
