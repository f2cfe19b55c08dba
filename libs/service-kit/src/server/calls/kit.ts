import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import type { CheckOptions, Health } from '../health/health.ts';
import type { GaugeSource, Metrics } from '../health/metrics.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

export interface Kit {
  readonly name: string;
  readonly store: Connection;
  readonly health: Health;
  readonly securityLog: SecurityLog;
}

declare module 'fastify' {
  interface FastifyInstance {
    kit: Kit;
    metrics: Metrics;
    addCheck: (name: string, check: () => Promise<void>, options?: CheckOptions) => void;
    addGauges: <Name extends string>(source: GaugeSource<Name>) => void;
  }
}

/** The kit of the service an app belongs to. @throws Error when it is not registered with mountService */
export function kitOf(app: FastifyInstance): Kit {
  if (!app.hasDecorator('kit'))
    throw new Error('Register services with mountService(app, service, deps) of @narae/service-kit');
  return app.kit;
}
