import type { Owner } from '../../call-row.ts';

/** How much somebody should care: everyday, worth a look back, or a sign of harm. */
export type SecuritySeverity = 'info' | 'notice' | 'warning';

/** More than `count` within `minutes` is an alarm (ACCOUNT-42); docs/alerts.yml has the same numbers. */
export interface SecurityAlarm {
  readonly count: number;
  readonly minutes: 10 | 60;
}

interface SecurityKind {
  readonly severity: SecuritySeverity;
  readonly services: readonly Owner[];
  readonly alarm: SecurityAlarm | null;
  /** Anybody can cause it without end: beyond some events it is only counted. */
  readonly unbounded?: true;
}

const everywhere = ['account', 'catalog', 'booking', 'community'] as const satisfies readonly Owner[];

/** Texts `event_<name>` (ACCOUNT-42). */
export const securityKinds = {
  'signed-in': { severity: 'info', services: ['account'], alarm: null },
  'sign-in-failed': {
    severity: 'warning',
    services: ['account'],
    alarm: { count: 200, minutes: 10 },
    unbounded: true,
  },
  /** An administrator who has the password and not the second factor. */
  'second-factor-failed': {
    severity: 'warning',
    services: ['account'],
    alarm: { count: 10, minutes: 10 },
    unbounded: true,
  },
  /** Somebody in an open session who could not show to be its member. */
  'confirmation-failed': {
    severity: 'warning',
    services: ['account'],
    alarm: { count: 20, minutes: 10 },
    unbounded: true,
  },
  /** Not by its own member signing out here. */
  'session-ended': { severity: 'info', services: ['account'], alarm: null },
  /** A refresh token that was exchanged before: somebody has a copy. */
  'token-reused': { severity: 'warning', services: ['account'], alarm: { count: 5, minutes: 60 } },
  'token-forged': {
    severity: 'warning',
    services: everywhere,
    alarm: { count: 50, minutes: 10 },
    unbounded: true,
  },
  /** A call of the back office, another member's things, or a change from another site. */
  'call-rejected': {
    severity: 'warning',
    services: everywhere,
    alarm: { count: 100, minutes: 10 },
    unbounded: true,
  },
  'limit-reached': {
    severity: 'notice',
    services: everywhere,
    alarm: { count: 1_000, minutes: 10 },
    unbounded: true,
  },
  'rights-changed': { severity: 'notice', services: ['account'], alarm: { count: 20, minutes: 60 } },
  'papers-viewed': { severity: 'notice', services: ['booking'], alarm: { count: 300, minutes: 60 } },
  exported: { severity: 'notice', services: ['account', 'booking'], alarm: { count: 30, minutes: 60 } },
  refunded: { severity: 'notice', services: ['booking'], alarm: { count: 100, minutes: 60 } },
  'payment-differs': {
    severity: 'warning',
    services: ['booking'],
    alarm: { count: 10, minutes: 60 },
    unbounded: true,
  },
} as const satisfies Record<string, SecurityKind>;

export type SecurityEventKind = keyof typeof securityKinds;

export const securityEventKinds = Object.keys(securityKinds) as [SecurityEventKind, ...SecurityEventKind[]];

export const isUnbounded = (kind: SecurityEventKind): boolean => 'unbounded' in securityKinds[kind];

/** The reason of a line that counts the events beyond those that were written one by one. */
export const LEFT_OUT = 'left_out';

export const SECURITY_LOG_DAYS = 180;
