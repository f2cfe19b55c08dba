import type { LanTp } from '@narae/contracts/languages';
import type { ShopMailKind } from '@narae/contracts/mail-kinds';
import type { StopLinks } from './stop-link.ts';

export interface MailLink {
  readonly text: string;
  readonly href: string;
}

export interface MailImage {
  readonly cid: string;
  readonly alt: string;
  /** Width and height in CSS pixels. */
  readonly size: number;
}

export interface MailRow {
  readonly label: string;
  readonly values: readonly string[];
  readonly link?: MailLink;
  /** Below the values, in the HTML alone. */
  readonly image?: MailImage;
  readonly strong?: boolean;
}

export interface MailSection {
  readonly title?: string;
  readonly rows: readonly MailRow[];
  /** Figures stand at the right, one under the other. */
  readonly figures?: boolean;
  readonly notes?: readonly string[];
}

/** What a mail says, before it is laid out. Nothing is escaped yet. */
export interface MailContent {
  /** Says whether it can be stopped (MAIL-4). */
  readonly kind: ShopMailKind;
  /** Present exactly for kinds that can be stopped. */
  readonly stop?: StopLinks | undefined;
  readonly to: string;
  readonly lan_tp: LanTp;
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  readonly sections: readonly MailSection[];
  readonly action: MailLink;
  readonly closing: string;
}
