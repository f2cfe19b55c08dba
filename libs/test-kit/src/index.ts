export { startTestService, type TestService, type TestOptions } from './service/test-service.ts';
export { createSessions, type Caller, type Sessions } from './service/sessions.ts';
export type { Answer, CallOptions } from './service/inject.ts';
export { startTestStore, type TestStore } from './service/test-store.ts';
export { SentMails } from './service/sent-mails.ts';
export { until } from './until.ts';
export { withCleanup, type Cleanup } from './cleanup.ts';
export { createTestBus, type TestBus } from './service/test-bus.ts';
export { openBroker, type Broker } from './service/test-broker.ts';
