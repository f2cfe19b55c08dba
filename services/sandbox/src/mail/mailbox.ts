import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { isDuplicateKey } from '@narae/service-kit';
import { createHash, randomUUID } from 'node:crypto';
import PostalMime, { type Address, type Attachment } from 'postal-mime';
import type { SandboxContext } from '../data/context.ts';
import type { StoredFile } from '../data/mail.model.ts';

interface SmtpSink {
  readonly url: string;
  close(): Promise<void>;
}

const mostBytes = 10 * 1024 * 1024;

export const openSmtpSink = async (context: SandboxContext): Promise<SmtpSink> => {
  const { host, smtpPort } = context.config;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: mostBytes,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => keepMail(context, raw, to))
        .then(() => done(), done);
    },
  });
  server.on('error', (error) => context.log.warn({ err: error }, 'the mail sink had an error'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(smtpPort, host, () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
};

const addressesOf = (list: readonly Address[] = []): string[] =>
  list.flatMap((item) => item.address ?? item.group?.map(({ address }) => address ?? '') ?? []);

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

/** Named attachments outside the HTML; a calendar file comes twice, once for mail programs. */
const filesOf = (attachments: readonly Attachment[]): StoredFile[] =>
  attachments
    .filter(({ filename, contentId, disposition }) => filename && !(contentId && disposition === 'inline'))
    .map((file) => ({
      name: file.filename ?? '',
      mime: file.mimeType,
      base64: bytesOf(file).toString('base64'),
    }));

const withPictures = (html: string, attachments: readonly Attachment[]): string =>
  attachments.reduce((shown, file) => {
    const { contentId, mimeType } = file;
    if (!contentId || !mimeType.startsWith('image/')) return shown;
    const cid = `cid:${contentId.replace(/^<|>$/g, '')}`;
    return shown.replaceAll(cid, `data:${mimeType};base64,${bytesOf(file).toString('base64')}`);
  }, html);

const idOf = (messageId: string | undefined): string =>
  messageId ? createHash('sha256').update(messageId).digest('hex').slice(0, 32) : randomUUID();

/** Parses and stores a mail once. `to` are the actual recipients, copies included. */
const keepMail = async (context: SandboxContext, raw: Buffer, to: readonly string[]): Promise<void> => {
  const mail = await PostalMime.parse(raw);
  await context.mails
    .create({
      mail_id: idOf(mail.messageId),
      from: addressesOf(mail.from ? [mail.from] : [])[0] ?? '',
      to: to.length > 0 ? [...to] : addressesOf(mail.to),
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: withPictures(mail.html ?? '', mail.attachments),
      files: filesOf(mail.attachments),
      at: context.now(),
    })
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
};
