import type { Connection, Model } from 'mongoose';
import type { KernelContext } from '../kernel/index.ts';
import { browserCookie, sessionCookies, type BrowserCookie, type SessionCookies } from './devices/cookies.ts';
import { knownDevices, type KnownDevices } from './devices/known-devices.ts';
import { sessionModel, type StoredSession } from './session.model.ts';

export interface SessionsStore {
  readonly sessions: Model<StoredSession>;
}

export interface Cookies {
  readonly cookies: SessionCookies;
  readonly devices: KnownDevices;
  readonly browsers: BrowserCookie;
}

export interface SessionsContext extends KernelContext, SessionsStore, Cookies {}

export const sessionsStore = (store: Connection): SessionsStore => ({ sessions: sessionModel(store) });

/** @param secure whether the site is served over https */
export const accountCookies = (signingKey: KernelContext['signingKey'], secure: boolean): Cookies => ({
  cookies: sessionCookies(secure),
  devices: knownDevices(signingKey, secure),
  browsers: browserCookie(secure),
});
