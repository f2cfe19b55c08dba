import type { FastifyPluginAsync, FastifyPluginOptions } from 'fastify';
import type { Connection } from 'mongoose';
import type { Owner } from '@narae/contracts/call-row';
import fp from 'fastify-plugin';
import type { Bus } from '../events/bus/bus.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SecurityLog } from './security-log/security-log.ts';
import type { Logger } from '../base/logger.ts';

/** What every service plugin gets beside its configuration. */
export interface ServiceDeps {
  /** The service's own database. */
  readonly store: Connection;
  readonly bus: Bus;
  readonly mail: Mailer;
  readonly log: Logger;
  /** What strangers and administrators do. */
  readonly securityLog: SecurityLog;
  /** Replaced in tests; absent means the wall clock. */
  readonly clock?: () => Date;
}

/** What a service is mounted with: the rest is made for it. */
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

/**
 * A plugin with a scope of its own under the name that errors tell it by. Fastify looks for the name of one that brings none among
 * every module that is loaded.
 * @param name lower-case words, joined by dashes
 */
export const namedPlugin = <Options extends FastifyPluginOptions = FastifyPluginOptions>(
  name: string,
  plugin: FastifyPluginAsync<Options>,
): FastifyPluginAsync<Options> => fp(plugin, { name, encapsulate: true });
