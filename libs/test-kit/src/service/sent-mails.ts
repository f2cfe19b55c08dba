import type { Mail, Mailer } from '@narae/service-kit';

/** A mailer that keeps what was sent, for tests to read. */
export class SentMails implements Mailer {
  readonly all: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.all.push(mail);
  }
}
