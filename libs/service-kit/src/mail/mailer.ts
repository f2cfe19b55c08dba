import { createTransport, type SendMailOptions } from 'nodemailer';
import { Counter, type Metric } from 'prom-client';
import { htmlLang, type LanTp } from '@narae/contracts/languages';
import type { ShopMailKind } from '@narae/contracts/mail-kinds';
import { z } from 'zod';
import { createAttemptHealth } from '../base/attempt-health.ts';
import type { Logger } from '../base/logger.ts';
import { logoCid, logoPng } from './mail-pictures.ts';
import type { StopLinks } from './stop-link.ts';

type Attachment = NonNullable<SendMailOptions['attachments']>[number];

export interface MailCalendar {
  readonly method: string;
  readonly content: string;
  readonly filename: string;
}

export interface MailPicture {
  readonly cid: string;
  readonly filename: string;
  readonly content: Buffer;
}

export interface Mail {
  readonly kind: ShopMailKind;
  readonly stop?: StopLinks | undefined;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly calendar?: MailCalendar;
  readonly pictures?: readonly MailPicture[];
  readonly lan_tp: LanTp;
  /** Becomes the Message-ID: a mail that is repeated after a crash is known as the same one. */
  readonly id?: string;
}

export interface Mailer {
  /** Resolves when the next mail server has taken it; throws when it has not. */
  send(mail: Mail): Promise<void>;
  /** No mail server is set: nothing leaves the shop. */
  readonly offline?: true;
  /** Fails while the mail server does not take what it is sent. */
  check?(): Promise<void>;
  readonly metrics?: readonly Metric[];
}

export interface MailerOptions {
  readonly log: Logger;
  readonly from?: string;
}

/** What a mail's HTML shows lies in the mail itself: nothing is fetched, so nobody learns when it is read. */
const inlinePictures = async ({
  html,
  pictures = [],
}: Pick<Mail, 'html' | 'pictures'>): Promise<Attachment[]> => {
  const logo = html?.includes(`cid:${logoCid}`)
    ? [{ cid: logoCid, filename: 'narae.png', content: await logoPng() }]
    : [];
  return [...logo, ...pictures].map((picture) => ({
    ...picture,
    contentType: 'image/png',
    contentDisposition: 'inline',
  }));
};

/** What a mail program stops a mail with by one press (RFC 2369, RFC 8058; MAIL-4). */
const stopHeaders = ({ oneClick }: StopLinks): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends by SMTP; without a server mails are only counted in the log, never their content or address. */
export function createMailer(
  smtpUrl: string | undefined,
  { log, from = 'Narae <no-reply@narae.example>' }: MailerOptions,
): Mailer {
  if (smtpUrl === undefined) {
    return {
      offline: true,
      send: async ({ lan_tp }) => log.warn({ lan_tp }, 'a mail was not sent: SMTP_URL is not set'),
    };
  }
  const transport = createTransport(smtpUrl, { from });
  const health = createAttemptHealth();
  const mails = new Counter({
    name: 'narae_mails_total',
    help: 'Mails handed to the mail server: sent, or failed and tried again',
    labelNames: ['outcome'],
    registers: [],
  });
  return {
    send: async ({ kind: _kind, stop, lan_tp, id, calendar, pictures = [], ...mail }) => {
      const sending = transport.sendMail({
        ...mail,
        ...(calendar ? { icalEvent: { ...calendar } } : {}),
        attachments: await inlinePictures({ ...mail, pictures }),
        ...(id === undefined ? {} : { messageId: `<${id}@${from.split('@')[1]?.replace('>', '')}>` }),
        headers: { 'Content-Language': htmlLang(lan_tp), ...(stop && stopHeaders(stop)) },
      });
      await health.track(sending).catch((error: unknown) => {
        mails.inc({ outcome: 'failed' });
        throw error;
      });
      mails.inc({ outcome: 'sent' });
    },
    check: health.check,
    metrics: [mails],
  };
}

const Failure = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

/** Why a mail was not taken, as codes alone (`EENVELOPE 550`): the mail server's words may hold an address. */
export const mailFailure = (error: unknown): string => {
  const { code, responseCode } = Failure.catch({}).parse(error);
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
};
