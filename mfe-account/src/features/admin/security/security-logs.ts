import type { SecurityEventKind } from '@narae/contracts/security-event-kinds';
import { securityEventKinds, securityKinds } from '@narae/contracts/security-event-kinds';
import {
  accountSecurityLog,
  bookingSecurityLog,
  catalogSecurityLog,
  communitySecurityLog,
} from '@narae/contracts/rows';

/** The call that searches the log of each service that keeps one, in the order they are offered. Texts `service_<name>`. */
export const securityLogs = {
  account: accountSecurityLog,
  booking: bookingSecurityLog,
  catalog: catalogSecurityLog,
  community: communitySecurityLog,
} as const;
export type LoggedService = keyof typeof securityLogs;

export const loggedServices = Object.keys(securityLogs) as readonly LoggedService[];

/** What the log of a service has. */
export const kindsOf = (service: LoggedService): readonly SecurityEventKind[] =>
  securityEventKinds.filter((kind) => securityKinds[kind].services.some((one) => one === service));
