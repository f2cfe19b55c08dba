import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import { Gauge, Histogram, Registry } from 'prom-client';
import { backlogOf, type Backlog } from '../events/outbox-queries.ts';
import { Refusal } from '../server/refusal.ts';
import { attachmentsOf } from '../store/attachments.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Notes one answered call. */
  observeCall(call: string, status: number, seconds: number): void;
}

const CALL_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Numbers of one service: durations of its calls, depth and age of its outboxes. */
export function createMetrics(service: string, store: Connection): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  const duration = new Histogram({
    name: 'narae_call_duration_seconds',
    help: 'Time to answer a call',
    labelNames: ['call', 'status'],
    buckets: CALL_BUCKETS_S,
    registers: [registry],
  });
  addOutboxGauges(registry, store);
  return {
    registry,
    observeCall: (call, status, seconds) => duration.observe({ call, status }, seconds),
  };
}

function addOutboxGauges(registry: Registry, store: Connection): void {
  const gauge = (name: string, help: string, read: (backlog: Backlog) => number): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['model'],
      registers: [registry],
      async collect() {
        const models = [...attachmentsOf(store).relays].flatMap((relay) => relay.models);
        for (const model of models) this.set({ model: model.modelName }, read(await backlogOf(model)));
      },
    });
  gauge(
    'narae_outbox_documents',
    'Documents with events that are not published yet',
    ({ documents }) => documents,
  );
  gauge(
    'narae_outbox_oldest_seconds',
    'Age of the oldest event that is not published yet',
    ({ oldestAgeMs }) => oldestAgeMs / 1000,
  );
}

const house = new BlockList();
house.addSubnet('127.0.0.0', 8);
house.addSubnet('10.0.0.0', 8);
house.addSubnet('172.16.0.0', 12);
house.addSubnet('192.168.0.0', 16);
house.addAddress('::1', 'ipv6');
house.addSubnet('fc00::', 7, 'ipv6');

/** Serves the numbers to collectors inside the house; anybody else finds nothing there. */
export function addMetricsRoute(app: FastifyInstance, url: string, { registry }: Metrics): void {
  app.get(url, async (request, reply) => {
    if (!house.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4')) throw new Refusal('route_not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
