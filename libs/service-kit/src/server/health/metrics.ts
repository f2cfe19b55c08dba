import type { SecurityEventKind } from '@narae/contracts/security-event-kinds';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type Metric } from 'prom-client';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { BlockList, isIPv6, type AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '../../base/logger.ts';
import { DomainError } from '../../base/domain-error.ts';

interface AnsweredCall {
  readonly service: string;
  /** Name of the contract, else the route's pattern: a bounded set, never an address as it was typed. */
  readonly call: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

type Labels = Readonly<Record<string, string>>;

export interface GaugeSource<Name extends string = string> {
  /** Names end in their unit. */
  readonly gauges: Readonly<Record<Name, { readonly help: string; readonly labels?: readonly string[] }>>;
  /** May fail or be late: its gauges are then missing, the others are not. */
  readonly read: (set: (name: Name, value: number, labels?: Labels) => void) => Promise<void>;
}

export interface Metrics {
  readonly registry: Registry;
  observeCall(call: AnsweredCall): void;
  countSecurityEvent(event: { readonly service: string; readonly kind: SecurityEventKind }): void;
  /** Memory, processor and event loop of the process; once, and not for servers that share one, as in tests. */
  addProcess(): void;
  include(metrics: readonly Metric[]): boolean;
  addGauges<Name extends string>(source: GaugeSource<Name>, always?: Labels): void;
  text(): Promise<string>;
}

const CALL_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A store that hangs must not hide the numbers that show it, in milliseconds. */
const PATIENCE_MS = 3000;

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

export function createMetrics(log: Logger): Metrics {
  const registry = new Registry();
  const duration = new Histogram({
    name: 'narae_call_duration_seconds',
    help: 'Time to answer a call',
    labelNames: ['service', 'call', 'method', 'status'],
    buckets: CALL_BUCKETS_S,
    registers: [registry],
  });
  const securityEvents = new Counter({
    name: 'narae_security_events_total',
    help: 'Events of the security log, also those it only counts',
    labelNames: ['service', 'kind'],
    registers: [registry],
  });
  const gauges = new Map<string, Gauge>();
  const readers: { names: string[]; read: () => Promise<() => void> }[] = [];
  let running: Promise<string> | undefined;

  const gaugeOf = (name: string, help: string, labelNames: string[]): Gauge => {
    const existing = gauges.get(name);
    if (existing) return existing;
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    gauges.set(name, gauge);
    return gauge;
  };
  const collect = async (): Promise<string> => {
    const found = await Promise.all(
      readers.map(({ names, read }) =>
        inTime(read()).catch((error: unknown) => {
          log.warn({ err: error, gauges: names }, 'numbers could not be read');
          return () => undefined;
        }),
      ),
    );
    for (const gauge of gauges.values()) gauge.reset();
    for (const show of found) show();
    return registry.metrics();
  };

  return {
    registry,
    observeCall: ({ service, call, method, status, seconds }) =>
      duration.observe({ service, call, method, status: classOf(status) }, seconds),
    countSecurityEvent: (event) => securityEvents.inc(event),
    addProcess: () => collectDefaultMetrics({ register: registry }),
    include: (metrics) => {
      const existing = new Set<unknown>(registry.getMetricsAsArray());
      const fresh = metrics.filter((metric) => !existing.has(metric));
      fresh.forEach((metric) => registry.registerMetric(metric));
      return fresh.length > 0;
    },
    addGauges: ({ gauges: described, read }, always = {}) => {
      const names = Object.keys(described);
      for (const [name, { help, labels = [] }] of Object.entries<GaugeSource['gauges'][string]>(described))
        gaugeOf(name, help, [...Object.keys(always), ...labels]);
      readers.push({
        names,
        read: async () => {
          const values: (() => void)[] = [];
          await read((name, value, labels = {}) => {
            values.push(() => gauges.get(name)?.set({ ...always, ...labels }, value));
          });
          return () => values.forEach((show) => show());
        },
      });
    },
    text: () => {
      running ??= collect().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

/** A direct caller in a private network, not one behind whom somebody else may stand. */
const isFromPrivateNetwork = ({ socket, headers }: FastifyRequest): boolean => {
  const { remoteAddress = '' } = socket;
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'];
  return (
    forwarded === undefined && privateNetworks.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
  );
};

/** For collectors in private networks that ask directly; the edge shows nothing. Not for a public process. */
export function addMetricsRoute(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (request, reply) => {
    if (!isFromPrivateNetwork(request)) throw new DomainError('route_not_found');
    return reply.type(metrics.registry.contentType).send(await metrics.text());
  });
}

export async function listenForCollectors(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createHttpServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
