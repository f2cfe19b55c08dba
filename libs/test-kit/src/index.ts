export { startTestService, type TestService, type TestOptions } from './service/test-service.ts';
export { createSessions, type Caller, type Sessions } from './service/sessions.ts';
export { createInject, positionsOf, type Answer, type CallOptions } from './service/inject.ts';
export { startTestStore, type TestStore } from './service/test-store.ts';
export {
  collectionsNaming,
  documentsNaming,
  findInFiles,
  findMissing,
  findTraces,
  memberFields,
} from './service/find-traces.ts';
export { noon, stoppedClock } from './service/stopped-clock.ts';
export { SentMails } from './service/sent-mails.ts';
export { readFilm } from './film.ts';
export { until } from './until.ts';
export { inTurn } from '../../tooling/bin/lib/test-turn.mjs';
export { withCleanup, type Cleanup } from './cleanup.ts';
export { createTestBus, type TestBus } from './service/test-bus.ts';
export { openBroker, type Broker } from './service/test-broker.ts';
export { interruptions, type Interruptions, type Point } from './service/interruptions.ts';
export { atEveryPoint, killedEverywhere, onlyBefore, type Killing } from './service/every-point.ts';
