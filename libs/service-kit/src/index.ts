export * from './auth/create-auth.ts';
export { isConfirmed } from './auth/is-confirmed.rules.ts';
export * from './auth/session-cookies.ts';
export { contextOf, type CallContext } from './calls/call-context.ts';
export { requireMember } from './calls/check-access.ts';
export { forgetAnswers, keptHours, inputAsStored, keyAsStored } from './calls/idempotency.ts';
export * from './calls/serve.ts';
export { slowHashCost } from './auth/slow-hash-cost.ts';
export { success } from './calls/answers.ts';
export { sendTagged, serveShared, shareAnswers } from './calls/serve-shared.ts';
export { validate } from './calls/validate.ts';
export { batched } from './events/batched.ts';
export { announced, startAnnouncer, type Announced } from './events/announcer.ts';
export * from './events/bus.ts';
export * from './events/create-bus.ts';
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
export { defaultRetry, type RetryPolicy } from './events/retry-policy.ts';
export { diskRoomOf, type DiskRoomOptions } from './files/disk-room.ts';
export { openPicture, picturesWaiting, pictureWork } from './files/picture-queue.ts';
export { MAX_IMAGE_BYTES, readImageUpload, type CleanImage } from './files/read-image-upload.ts';
export { sealText, unsealText } from './files/seal.ts';
export { receiveFilmUpload, MAX_FILM_BYTES } from './files/receive-film-upload.ts';
export { announcedBytes } from './files/upload-part.ts';
export { deleteFromVault, sweepVault } from './files/sweep-vault.ts';
export { createVault, type Vault } from './files/vault.ts';
export { addProbes, createHealth, healthOfAll, type CheckOptions, type Health } from './health/health.ts';
export type { GaugeSource, Metrics } from './health/metrics.ts';
export { addMetricsRoute, listenForCollectors } from './health/metrics-route.ts';
export { createAttemptHealth, type AttemptHealth } from './health/attempt-health.ts';
export { html, type Markup } from './html/html.ts';
export { fetchBounded } from './http/fetch-bounded.ts';
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
export { networkOf } from './limits/network-of.ts';
export { shortAddress } from './limits/short-address.ts';
export {
  followJoinedMembers,
  moveAgain,
  whoStays,
  type Joined,
  type JoinedMembers,
} from './members/joined-members.ts';
export { exportedMember } from './members/exported-member.ts';
export { joinedMemberModel, type JoinedMember } from './members/joined-member.model.ts';
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
export { commaList } from './server/comma-list.ts';
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
} from './audit/audit-entry.ts';
export { createAuditLog, type AuditLine, type AuditLog, type AuditQuestion } from './audit/audit-log.ts';
export { findStoreUrl } from './ops/config.ts';
export { createServer, REQUEST_TIMEOUT_MS, type ServerOptions } from './server/create-server.ts';
export { every, type Timer } from './server/every.ts';
export { everyInTurn } from './server/every-in-turn.ts';
export { createNudge, whenDue, type Nudge } from './server/when-due.ts';
export { createRowTurns, createTurns, type RowTurns, type TurnsOf } from './server/row-turns.ts';
export type { Kit } from './server/kit.ts';
export { limitedBody, type BodyLimits } from './server/limited-body.ts';
export { createLogger, type Logger } from './server/logger.ts';
export { mountService } from './server/mount-service.ts';
export { mountModules, type ServiceModule } from './server/modules.ts';
export { namedPlugin } from './server/named-plugin.ts';
export * from './server/production.rules.ts';
export { DomainError, type DomainErrorDetails } from './server/domain-error.ts';
export { runService } from './server/run-service.ts';
export { serveSecurityLog } from './security-log/serve-security-log.ts';
export type { SecurityLog } from './security-log/security-log.ts';
export type { Service, ServiceDeps } from './server/service.ts';
export { withRequest } from './server/with-request.ts';
export { currentTraceId, traceparentOf, withTrace } from './server/trace.ts';
export { attachmentsOf } from './store/attachments.ts';
export { changeStored, type ChangedDocument, type Moment } from './store/change-stored.ts';
export { buildIndexes, connectStore } from './store/connect-store.ts';
export { isDuplicateKey } from './store/duplicate-key.ts';
export { nextId, type SequencePrefix } from './store/next-id.ts';
export { startContentVersion, type ContentVersion } from './ready/content-version.ts';
export { createKept, type Kept, type KeptOptions } from './ready/kept.ts';
export { createReadyAnswers, tagged, type ReadyAnswers, type TaggedAnswer } from './ready/ready-answers.ts';
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
