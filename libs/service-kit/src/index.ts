export { type AttemptHealth, createAttemptHealth } from './base/attempt-health.ts';
export { networkOf, shortAddress } from './base/caller.ts';
export { DomainError, type DomainErrorDetails } from './base/domain-error.ts';
export { fetchBounded } from './base/fetch-bounded.ts';
export { html, type Markup } from './base/html.ts';
export { loadPacks } from './base/load-packs.ts';
export { createLogger, type Logger } from './base/logger.ts';
export { batched } from './base/queues.ts';
export {
  commaList,
  isProduction,
  overHttps,
  type ProductionRule,
  type ProductionRules,
  publicOverHttps,
  switchedOff,
  switchedOn,
  unpublished,
} from './base/settings.ts';
export { createNudge, every, type Nudge, type Timer, whenDue } from './base/timers.ts';
export { currentTraceId, traceparentOf, withRequest, withTrace } from './base/trace.ts';
export {
  type AuditChange,
  type Audited,
  auditEntry,
  type AuditEntry,
  storedAudit,
} from './store/audit-entry.ts';
export { type AuditLine, type AuditLog, type AuditQuestion, createAuditLog } from './store/audit-log.ts';
export { buildIndexes, connectStore, takesWrites } from './store/connect-store.ts';
export { createKept, followContent, type Kept, type KeptOptions } from './store/content-cache.ts';
export { type ContentVersion, startContentVersion } from './store/content-version.ts';
export { isDrawnBy, valueOfId, valuesOfMember, withDigits } from './store/drawn-ids.ts';
export { isDrawnElsewhere, nextId, type SequencePrefix } from './store/next-id.ts';
export { seedMarkModel } from './store/seed-mark.model.ts';
export {
  bytes,
  clearable,
  dateGiven,
  definitionOf,
  flag,
  list,
  moment,
  notRequired,
  number,
  optional,
  orNull,
  part,
  plainData,
  searchedModel,
  storedAs,
  type StoredField,
  storedModel,
  type StoredOf,
  text,
  textGiven,
} from './store/stored-fields.ts';
export { createRowTurns, createTurns, everyInTurn, type RowTurns, type TurnsOf } from './store/turns.ts';
export { isDuplicateKey, onWrites, upsertNewer } from './store/writes.ts';
export { announced, type Announced, startAnnouncer } from './events/announcer.ts';
export { attachmentsOf } from './events/attachments.ts';
export { type Bus, type Consumer, type ConsumerLag, PoisonEvent } from './events/bus/bus.ts';
export { type BusOptions, createBus } from './events/bus/create-bus.ts';
export { defaultRetry, type RetryPolicy } from './events/bus/delivery.ts';
export { type ChangedDocument, changeStored, type Moment } from './events/change-stored.ts';
export {
  countDeadLetters,
  type DeadLetter,
  deleteDeadLetter,
  findDeadLetters,
  replayDeadLetter,
} from './events/dead-letters.ts';
export { consumeWithInbox, type InboxConsumer } from './events/inbox.ts';
export { findStoreUrl } from './events/ops/config.ts';
export { findStuck, type StuckEvent } from './events/outbox-queries.ts';
export {
  type OutboxEntry,
  storedOutbox,
  type OutboxModel,
  type Pending,
  raise,
  type Relay,
  toEnvelope,
} from './events/outbox.ts';
export { consumeProjection, type Projection } from './events/projection.ts';
export { type RelayOptions, startRelay } from './events/relay.ts';
export { OWN_QUESTIONS } from './limits/call-costs.ts';
export { type KeptAmounts, keptWith, usualKept } from './limits/kept-amounts.ts';
export { countRecipient } from './limits/count-recipient.ts';
export { createLimiter, type Limiter } from './limits/limiter.ts';
export {
  type GuessLimitName,
  type LimitName,
  type Limits,
  limitsWith,
  limitTable,
  usualLimits,
} from './limits/limits.ts';
export { keptSetting, limitsSetting } from './limits/operator-settings.ts';
export {
  anonymous,
  type Authenticator,
  type AuthOptions,
  createAuth,
  type Identity,
} from './auth/create-auth.ts';
export { isConfirmed } from './auth/is-confirmed.rules.ts';
export {
  exportedMember,
  followJoinedMembers,
  type Joined,
  type JoinedMember,
  joinedMemberModel,
  type JoinedMembers,
  moveAgain,
  whoStays,
} from './auth/joined-members.ts';
export {
  ACCESS_COOKIE,
  ACCESS_TTL_S,
  type AccessClaims,
  type AuthUser,
  bringsTwice,
  EXPORT_AUDIENCE,
  EXPORT_ISSUER,
  EXPORT_TTL_S,
  type PublicProfile,
  REFRESH_COOKIE,
  servesHttps,
  sessionCookieNames,
  type SessionCookieNames,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
} from './auth/session-cookies.ts';
export { slowHashCost } from './auth/slow-hash-cost.ts';
export type { MailContent, MailRow, MailSection } from './mail/mail-content.ts';
export { qrPng } from './mail/mail-pictures.ts';
export {
  createMailer,
  type Mail,
  type MailCalendar,
  type Mailer,
  type MailerOptions,
  mailFailure,
  type MailPicture,
} from './mail/mailer.ts';
export { readStopToken, type StopGrant, stopLinks, type StopLinks, stopToken } from './mail/stop-link.ts';
export { colons, oneLine, writeMail } from './mail/write-mail.ts';
export { MAX_FILM_BYTES, receiveFilmUpload } from './files/film-upload.ts';
export {
  type CleanImage,
  MAX_IMAGE_BYTES,
  openPicture,
  picturesWaiting,
  pictureWork,
  readImageUpload,
} from './files/image-upload.ts';
export { sealText, unsealText } from './files/seal.ts';
export { announcedBytes, diskRoomOf, type DiskRoomOptions } from './files/uploads.ts';
export { createVault, deleteFromVault, sweepVault, type Vault } from './files/vault.ts';
export { type CallContext, contextOf } from './server/calls/call-context.ts';
export { requireMember } from './server/calls/check-access.ts';
export { forgetAnswers, inputAsStored, keptHours, keyAsStored } from './server/calls/idempotency.ts';
export type { Kit } from './server/calls/kit.ts';
export { validate } from './server/calls/read-input.ts';
export { serveSecurityLog } from './server/calls/search-security-log.ts';
export {
  createReadyAnswers,
  type ReadyAnswers,
  sendTagged,
  serveShared,
  shareAnswers,
  tagged,
  type TaggedAnswer,
} from './server/calls/serve-shared.ts';
export { type Answerable, serve, type ServeOptions, success } from './server/calls/serve.ts';
export {
  baseConfig,
  type BaseConfig,
  baseProduction,
  documentKeyProduction,
  documentKeySettings,
  logLimitsOf,
  logSettings,
  mailLinkSettings,
  readBaseConfig,
  readSettings,
  readSettingsOf,
  SecretKey,
} from './server/config.ts';
export { createServer, REQUEST_TIMEOUT_MS, type ServerOptions } from './server/create-server.ts';
export {
  addProbes,
  type CheckOptions,
  createHealth,
  type Health,
  healthOfAll,
} from './server/health/health.ts';
export {
  addMetricsRoute,
  type GaugeSource,
  listenForCollectors,
  type Metrics,
} from './server/health/metrics.ts';
export { mountModules, type ServiceModule } from './server/modules.ts';
export { mountService } from './server/mount-service.ts';
export { type BodyLimits, limitedBody } from './server/request-body.ts';
export { hasUnreadablePath } from './server/request-origin.ts';
export { runService } from './server/run-service.ts';
export type { SecurityLog } from './server/security-log/security-log.ts';
export { namedPlugin, type Service, type ServiceDeps } from './server/service.ts';
