import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SandboxContext } from '../context.ts';
import { keepMail } from '../use-cases/keep-mail.ts';

/** A mail server that delivers to the mailbox page and nowhere else. */
export interface SmtpSink {
  readonly url: string;
  close(): Promise<void>;
}

/** Largest mail taken in, in bytes. */
const mostBytes = 10 * 1024 * 1024;

/** Opens the mail server; only this machine reaches it. */
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
  server.on('error', (error) => context.log.warn({ err: error }, 'the mail sink had trouble'));
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
