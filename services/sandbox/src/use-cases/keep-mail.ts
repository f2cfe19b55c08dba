import { isDuplicateKey } from '@narae/service-kit';
import { createHash, randomUUID } from 'node:crypto';
import PostalMime, { type Address, type Attachment } from 'postal-mime';
import type { SandboxContext } from '../context.ts';
import type { StoredFile } from '../data/mail.model.ts';

const addressesOf = (list: readonly Address[] = []): string[] =>
  list.flatMap((one) => one.address ?? one.group?.map(({ address }) => address ?? '') ?? []);

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

/** Files to save: what has a name and is not shown in the HTML. A calendar file comes twice, once for mail programs. */
const filesOf = (attachments: readonly Attachment[]): StoredFile[] =>
  attachments
    .filter(({ filename, contentId, disposition }) => filename && !(contentId && disposition === 'inline'))
    .map((file) => ({
      name: file.filename ?? '',
      mime: file.mimeType,
      base64: bytesOf(file).toString('base64'),
    }));

/** The HTML with the pictures that came with it put in, as a mail program shows them. */
const withPictures = (html: string, attachments: readonly Attachment[]): string =>
  attachments.reduce((shown, file) => {
    const { contentId, mimeType } = file;
    if (!contentId || !mimeType.startsWith('image/')) return shown;
    const cid = `cid:${contentId.replace(/^<|>$/g, '')}`;
    return shown.replaceAll(cid, `data:${mimeType};base64,${bytesOf(file).toString('base64')}`);
  }, html);

/** The same for a mail that comes twice, as mailboxes know it by its Message-ID. */
const idOf = (messageId: string | undefined): string =>
  messageId ? createHash('sha256').update(messageId).digest('hex').slice(0, 32) : randomUUID();

/** Reads a mail as a mail program would and keeps it, once. `to` is who it was really sent to, copies included. */
export const keepMail = async (
  context: SandboxContext,
  raw: Buffer,
  to: readonly string[],
): Promise<void> => {
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
