import { setTimeout } from 'node:timers/promises';
import type { LanTp, SessionUser } from '@narae/contracts';
import { callTable, type CallName } from '@narae/contracts/call-table';
import type { APIRequestContext, APIResponse, BrowserContext } from 'playwright';
import type { Credentials } from './demo-accounts.ts';
import { CODE_STEP_MS, demoCode } from './authenticator-code.ts';
import { passportPicture } from './passport-picture.ts';

/** Periods in which a code is tried: others who use the same secret may be first with a few. */
const CODE_ROUNDS = 8;

/** Whose cookies somebody has: those of a browser context, or of a client that opens no pages. */
type Client = Pick<BrowserContext, 'request'> & Partial<Pick<BrowserContext, 'addInitScript'>>;

/** Somebody who talks to the site's calls directly, in the cookies of a browser context. */
export class SiteVisitor {
  user: SessionUser | null = null;
  private readonly context: Client;
  protected readonly origin: string;
  protected readonly lanTp: LanTp;

  constructor(context: Client, origin: string, lanTp: LanTp) {
    this.context = context;
    this.origin = origin;
    this.lanTp = lanTp;
  }

  protected get request(): APIRequestContext {
    return this.context.request;
  }

  /** Makes one call, an administrator with the second factor shown again where it is asked for; a rejection becomes an error that names it. */
  async call<Answer = unknown>(
    name: CallName,
    info: object,
    path: string = callTable[name].path,
  ): Promise<Answer> {
    let answer = await this.send(name, info, path);
    if (answer.status() === 403 && (await answer.text()).includes('confirm_needed')) {
      await this.passSecondFactor();
      answer = await this.send(name, info, path);
    }
    if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  private send(name: CallName, info: object, path: string = callTable[name].path): Promise<APIResponse> {
    return this.request.post(`${this.origin}${path}`, {
      headers: { origin: this.origin, 'x-lan-tp': this.lanTp },
      data: { info },
    });
  }

  /** Signs up a new member and signs in. */
  async join(mem_nm: string): Promise<Credentials> {
    const credentials = {
      mem_email: `${/^[a-z ]+$/i.test(mem_nm) ? mem_nm.toLowerCase().replaceAll(' ', '.') : 'shopper'}.${crypto.randomUUID().slice(0, 8)}@example.com`,
      mem_password: 'haneul2026',
    };
    await this.call('join', { ...credentials, mem_nm, mem_tel: '01012345678' });
    await this.signIn(credentials);
    return credentials;
  }

  /** Signs in, an administrator with the second factor; every page of the context then finds the member. */
  async signIn(credentials: Credentials): Promise<void> {
    const { user } = await this.call<{ user: SessionUser }>('loginCallback', credentials);
    this.user = user.second_factor_needed ? await this.passSecondFactor() : user;
    await this.keepUser(this.user);
  }

  /**
   * Shows the second factor of a demo administrator. A code works once, and tests beside this one use the same secret: each of
   * the codes that are accepted now is tried, then the next one is waited for.
   */
  private async passSecondFactor(): Promise<SessionUser> {
    for (let round = 0; round < CODE_ROUNDS; round += 1) {
      for (const step of [-1, 0, 1]) {
        const info = { code: demoCode(Date.now() + step * CODE_STEP_MS) };
        const answer = await this.send('secondFactorEnter', info);
        if (answer.ok()) return (await this.call<{ user: SessionUser }>('refresh', {})).user;
        if (answer.status() !== 401 && answer.status() !== 429)
          throw new Error(`secondFactorEnter answered ${answer.status()}: ${await answer.text()}`);
      }
      await setTimeout(CODE_STEP_MS - (Date.now() % CODE_STEP_MS));
    }
    throw new Error(`secondFactorEnter took none of the codes of ${CODE_ROUNDS} periods`);
  }

  private async keepUser(user: SessionUser): Promise<void> {
    await this.context.addInitScript?.(
      (kept) => {
        // A frame without an origin has no storage, and needs none.
        if (window.origin !== 'null' && !localStorage.getItem('user')) localStorage.setItem('user', kept);
      },
      JSON.stringify({ state: { user }, version: 0 }),
    );
  }

  /** Sends a made-up document of that holder as an upload. */
  protected async sendPicture(path: string, holder: string): Promise<void> {
    const answer = await this.request.post(`${this.origin}${path}`, {
      headers: { origin: this.origin, 'x-lan-tp': this.lanTp },
      multipart: { img: await passportPicture(holder) },
    });
    if (!answer.ok()) throw new Error(`the upload answered ${answer.status()}: ${await answer.text()}`);
  }
}
