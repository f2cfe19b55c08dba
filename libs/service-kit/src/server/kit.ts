import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import type { Health } from '../health/health.ts';
import type { Metrics } from '../health/metrics.ts';

/** What the kit keeps for one mounted service. */
export interface Kit {
  readonly name: string;
  readonly store: Connection;
  readonly health: Health;
  readonly metrics: Metrics;
}

declare module 'fastify' {
  interface FastifyInstance {
    kit: Kit;
    /** Adds something readiness depends on; it is ready when the check resolves. */
    addCheck: (name: string, check: () => Promise<void>) => void;
  }
}

/** The kit of the service an app belongs to; a sentence instead of a riddle when there is none. */
export function kitOf(app: FastifyInstance): Kit {
  if (!app.hasDecorator('kit'))
    throw new Error('Register services with mountService(app, service, deps) of @narae/service-kit');
  return app.kit;
}
