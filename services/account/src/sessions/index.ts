export { accountCookies, type SessionsContext, sessionsStore } from './context.ts';
export { forgiveGuesses, type Guard, guardGuess, whoGuesses } from './devices/guarded-guess.ts';
export { type Caller, callerOf } from './devices/known-devices.ts';
export { endOtherSessions, endSessionsOf, type SessionStore } from './end-sessions.ts';
export { checkMayEnter, enter } from './enter.ts';
export { sessionsModule } from './module.ts';
export { labelOf } from './open-session.ts';
export { checkCredentials } from './passwords/credentials.ts';
export { checkNewPassword, hashNewPassword } from './passwords/new-password.ts';
export { checkPassword, hashPassword } from './passwords/password.ts';
export { hasProved, noteShown, requireConfirmed, requireProof } from './proof.ts';
export { isFresh, setUpMs } from './second-factor-times.ts';
export { sessionUserOf } from './session-user.view.ts';
export type { StoredSession } from './session.model.ts';
export {
  blankSessionsOf,
  findSession,
  findUnrevoked,
  forgetSecondFactor,
  noteProof,
  openSessionsOf,
} from './session.queries.ts';
