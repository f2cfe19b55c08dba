import type { FastifyPluginAsync, FastifyPluginOptions } from 'fastify';
import type { Connection } from 'mongoose';
import type { Owner } from '@narae/contracts/call-row';
import fp from 'fastify-plugin';
import type { Bus } from '../events/bus/bus.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SecurityLog } from './security-log/security-log.ts';
import type { Logger } from '../base/logger.ts';

export interface ServiceDeps {
  readonly store: Connection;
  readonly bus: Bus;
  readonly mail: Mailer;
  readonly log: Logger;
  readonly securityLog: SecurityLog;
  /** Replaced in tests; absent means the wall clock. */
  readonly clock?: () => Date;
}

export type MountDeps = Omit<ServiceDeps, 'securityLog'>;

/** A service is a Fastify plugin: alone in its own process, or beside the others on a laptop (ARCH-1). */
export interface Service<Config> {
  readonly name: Owner;
  /** What shoppers do without while its store is away, where it serves without one. */
  readonly withoutStore?: string;
  /** It answers the public itself: its port shows no numbers. */
  readonly facesPublic?: true;
  readonly plugin: FastifyPluginAsync<{ config: Config } & ServiceDeps>;
}

/** Fastify looks for the name of an unnamed plugin among all loaded modules. @param name dashed words */
export const namedPlugin = <Options extends FastifyPluginOptions = FastifyPluginOptions>(
  name: string,
  plugin: FastifyPluginAsync<Options>,
): FastifyPluginAsync<Options> => fp(plugin, { name, encapsulate: true });
