import type { LanTp } from '@narae/contracts';
import { request, type APIRequestContext } from 'playwright/test';
import type { Credentials } from '../src/browser/demo-accounts.ts';
import { Shopper } from '../src/browser/shopper.ts';
import type { Random } from './random.ts';

const PATIENCE_MS = 10_000;

/** A client with cookies of its own, as every visitor has one. */
export const newClient = (): Promise<APIRequestContext> => request.newContext({ timeout: PATIENCE_MS });

export interface VisitorParts {
  readonly name: string;
  readonly origin: string;
  readonly random: Random;
  readonly lanTp: LanTp;
  readonly http: APIRequestContext;
}

/** The status of a call that a living shop has answered with an error; null where nobody knows what became of it. */
export const rejectionOf = (error: unknown): number | null => {
  const status = error instanceof Error && / answered ([45]\d\d)/.exec(error.message)?.[1];
  return status ? Number(status) : null;
};

/** A member who does the same again and again through the shop's own calls, and knows what the shop has answered. */
export abstract class ScriptedVisitor {
  /** What the shop would not do, for whoever wonders why little was done. */
  readonly rejections: string[] = [];
  protected readonly shopper: Shopper;
  protected readonly http: APIRequestContext;
  protected readonly random: Random;
  private readonly name: string;
  private readonly origin: string;
  private credentials: Credentials | null = null;

  protected constructor({ name, origin, random, lanTp, http }: VisitorParts) {
    this.name = name;
    this.origin = origin;
    this.random = random;
    this.http = http;
    this.shopper = new Shopper({ request: http }, origin, lanTp);
  }

  /** Signs in again and answers everything the shop has said that is no longer true, one sentence each. */
  async violations(): Promise<string[]> {
    if (this.credentials === null) return [];
    await this.shopper.signIn(this.credentials);
    return this.untrue();
  }

  /** Goes on until the shop is gone, or until `until` says that it is enough. */
  async visit(until: () => boolean): Promise<void> {
    let inside = false;
    while (!until()) {
      try {
        if (!inside) await this.enter();
        inside = true;
        await this.act();
      } catch (error) {
        if (rejectionOf(error) === null) return;
        this.rejections.push(String(error));
      }
    }
  }

  close(): Promise<void> {
    return this.http.dispose();
  }

  protected abstract act(): Promise<void>;
  protected abstract untrue(): Promise<string[]>;

  /** Joins once; whoever joined and was never told so joins anew under another address. */
  protected async enter(): Promise<void> {
    if (this.credentials === null) this.credentials = await this.shopper.join(this.name);
    else await this.shopper.signIn(this.credentials);
  }

  /** The picture of a document, as its owner gets it. */
  protected async read(id: string): Promise<Buffer> {
    const answer = await this.http.get(`${this.origin}/files/${id}`);
    if (!answer.ok()) throw new Error(`the file answered ${answer.status()}`);
    return answer.body();
  }
}
