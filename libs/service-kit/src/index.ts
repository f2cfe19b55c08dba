export * from './auth/create-auth.ts';
export { isConfirmed } from './auth/is-confirmed.rules.ts';
export * from './auth/session-cookies.ts';
export { contextOf, type CallContext } from './server/calls/call-context.ts';
export { requireMember } from './server/calls/check-access.ts';
export { forgetAnswers, keptHours, inputAsStored, keyAsStored } from './server/calls/idempotency.ts';
export * from './server/calls/serve.ts';
export { slowHashCost } from './auth/slow-hash-cost.ts';
export { success } from './server/calls/answers.ts';
export { sendTagged, serveShared, shareAnswers } from './server/calls/serve-shared.ts';
export { validate } from './server/calls/validate.ts';
export { batched } from './base/batched.ts';
export { announced, startAnnouncer, type Announced } from './events/announcer.ts';
export * from './events/bus/bus.ts';
export * from './events/bus/create-bus.ts';
export {
  countDeadLetters,
  deleteDeadLetter,
  findDeadLetters,
  replayDeadLetter,
  type DeadLetter,
} from './events/dead-letters.ts';
export { findStuck, type StuckEvent } from './events/outbox-queries.ts';
export { consumeWithInbox, type InboxConsumer } from './events/inbox.ts';
export { outboxField, raise, toEnvelope, type OutboxEntry } from './events/outbox.ts';
export type { OutboxModel, Pending, Relay } from './events/outbox-model.ts';
export { startRelay, type RelayOptions } from './events/relay.ts';
export { consumeProjection, type Projection } from './events/projection.ts';
export { defaultRetry, type RetryPolicy } from './events/bus/retry-policy.ts';
export { diskRoomOf, type DiskRoomOptions } from './files/disk-room.ts';
export { openPicture, picturesWaiting, pictureWork } from './files/picture-queue.ts';
export { MAX_IMAGE_BYTES, readImageUpload, type CleanImage } from './files/read-image-upload.ts';
export { sealText, unsealText } from './files/seal.ts';
export { receiveFilmUpload, MAX_FILM_BYTES } from './files/receive-film-upload.ts';
export { announcedBytes } from './files/upload-part.ts';
export { deleteFromVault, sweepVault } from './files/sweep-vault.ts';
export { createVault, type Vault } from './files/vault.ts';
export {
  addProbes,
  createHealth,
  healthOfAll,
  type CheckOptions,
  type Health,
} from './server/health/health.ts';
export type { GaugeSource, Metrics } from './server/health/metrics.ts';
export { addMetricsRoute, listenForCollectors } from './server/health/metrics-route.ts';
export { createAttemptHealth, type AttemptHealth } from './base/attempt-health.ts';
export { html, type Markup } from './base/html.ts';
export { fetchBounded } from './base/fetch-bounded.ts';
export { createLimiter, type Limiter } from './limits/limiter.ts';
export { keptWith, usualKept, type KeptAmounts } from './limits/kept.ts';
export { keptSetting } from './limits/kept.setting.ts';
export { limitsSetting } from './limits/limits.setting.ts';
export {
  limitTable,
  limitsWith,
  usualLimits,
  type GuessLimitName,
  type LimitName,
  type Limits,
} from './limits/limits.ts';
export { OWN_QUESTIONS } from './limits/call-costs.ts';
export { networkOf } from './base/network-of.ts';
export { shortAddress } from './base/short-address.ts';
export {
  followJoinedMembers,
  moveAgain,
  whoStays,
  type Joined,
  type JoinedMembers,
} from './auth/joined-members.ts';
export { exportedMember } from './auth/exported-member.ts';
export { joinedMemberModel, type JoinedMember } from './auth/joined-member.model.ts';
export type { MailContent, MailRow, MailSection } from './mail/mail-content.ts';
export { qrPng } from './mail/qr-png.ts';
export { colons } from './mail/mail-text.ts';
export { readStopToken, stopLinks, stopToken, type StopGrant, type StopLinks } from './mail/stop-link.ts';
export { oneLine, writeMail } from './mail/write-mail.ts';
export {
  createMailer,
  type Mail,
  type MailCalendar,
  type Mailer,
  type MailerOptions,
  type MailPicture,
} from './mail/mailer.ts';
export { mailFailure } from './mail/mail-failure.ts';
export { commaList } from './base/comma-list.ts';
export {
  baseConfig,
  baseProduction,
  logLimitsOf,
  logSettings,
  documentKeyProduction,
  documentKeySettings,
  mailLinkSettings,
  readBaseConfig,
  readSettings,
  readSettingsOf,
  SecretKey,
  type BaseConfig,
} from './server/config.ts';
export {
  auditEntry,
  auditField,
  type AuditChange,
  type Audited,
  type AuditEntry,
} from './store/audit-entry.ts';
export { createAuditLog, type AuditLine, type AuditLog, type AuditQuestion } from './store/audit-log.ts';
export { findStoreUrl } from './events/ops/config.ts';
export { createServer, REQUEST_TIMEOUT_MS, type ServerOptions } from './server/create-server.ts';
export { every, type Timer } from './base/every.ts';
export { everyInTurn } from './store/every-in-turn.ts';
export { createNudge, whenDue, type Nudge } from './base/when-due.ts';
export { createRowTurns, createTurns, type RowTurns, type TurnsOf } from './store/row-turns.ts';
export type { Kit } from './server/calls/kit.ts';
export { limitedBody, type BodyLimits } from './server/limited-body.ts';
export { createLogger, type Logger } from './base/logger.ts';
export { mountService } from './server/mount-service.ts';
export { mountModules, type ServiceModule } from './server/modules.ts';
export { namedPlugin } from './server/named-plugin.ts';
export * from './base/production.rules.ts';
export { DomainError, type DomainErrorDetails } from './base/domain-error.ts';
export { runService } from './server/run-service.ts';
export { serveSecurityLog } from './server/calls/serve-security-log.ts';
export type { SecurityLog } from './server/security-log/security-log.ts';
export type { Service, ServiceDeps } from './server/service.ts';
export { withRequest } from './base/with-request.ts';
export { currentTraceId, traceparentOf, withTrace } from './base/trace.ts';
export { attachmentsOf } from './events/attachments.ts';
export { changeStored, type ChangedDocument, type Moment } from './events/change-stored.ts';
export { buildIndexes, connectStore } from './store/connect-store.ts';
export { isDuplicateKey } from './store/duplicate-key.ts';
export { nextId, type SequencePrefix } from './store/next-id.ts';
export { startContentVersion, type ContentVersion } from './store/content-version.ts';
export { createKept, type Kept, type KeptOptions } from './store/content-cache.ts';
export {
  createReadyAnswers,
  tagged,
  type ReadyAnswers,
  type TaggedAnswer,
} from './server/calls/ready-answers.ts';
export { onWrites } from './store/on-writes.ts';
export { seedMarkModel } from './store/seed-mark.model.ts';
export { dateGiven, textGiven } from './store/partial-filters.ts';
export { plainSchema } from './store/plain-schema.ts';
export {
  bytes,
  definitionOf,
  flag,
  list,
  moment,
  number,
  optional,
  orNull,
  part,
  plainData,
  storedAs,
  storedModel,
  text,
  type StoredField,
  type StoredOf,
} from './store/stored-fields.ts';
export { takesWrites } from './store/store-room.ts';
export { upsertNewer } from './store/upsert-newer.ts';
