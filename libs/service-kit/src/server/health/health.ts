import type { FastifyInstance } from 'fastify';

export interface CheckOptions {
  /** What shoppers miss while it is away, which degrades the service; absent, it takes the service out. */
  readonly without?: string;
}

export interface Report {
  /** `degraded`: can be used, but something is missing. `not_ready`: send nobody. */
  readonly status: 'ready' | 'degraded' | 'not_ready';
  readonly failing: readonly string[];
  readonly reasons: readonly string[];
}

export interface Health {
  addCheck: (name: string, check: () => Promise<void>, options?: CheckOptions) => void;
  /** Looks at everything; a check that hangs counts as failed after two seconds. */
  report(): Promise<Report>;
  names(): readonly string[];
}

const PATIENCE_MS = 2000;

const worst = (reports: readonly Report[]): Report['status'] => {
  const found = new Set(reports.map(({ status }) => status));
  return found.has('not_ready') ? 'not_ready' : found.has('degraded') ? 'degraded' : 'ready';
};

export function createHealth(): Health {
  const checks = new Map<string, { check: () => Promise<void> } & CheckOptions>();
  const look = async ([name, { check, without }]: [
    string,
    { check: () => Promise<void> } & CheckOptions,
  ]): Promise<Report> => {
    if (await passes(check)) return { status: 'ready', failing: [], reasons: [] };
    return without === undefined
      ? { status: 'not_ready', failing: [name], reasons: [] }
      : { status: 'degraded', failing: [name], reasons: [`${name}: ${without}`] };
  };
  return {
    addCheck: (name, check, options = {}) => void checks.set(name, { check, ...options }),
    names: () => [...checks.keys()],
    report: async () => merge(await Promise.all([...checks].map(look))),
  };
}

const merge = (reports: readonly Report[]): Report => ({
  status: worst(reports),
  failing: reports.flatMap(({ failing }) => failing),
  reasons: reports.flatMap(({ reasons }) => reasons),
});

export const healthOfAll = (parts: ReadonlyMap<string, Health>): Pick<Health, 'report'> => ({
  report: async () =>
    merge(
      await Promise.all(
        [...parts].map(async ([name, part]) => {
          const { status, failing, reasons } = await part.report();
          const named = (part: string): string => `${name}.${part}`;
          return { status, failing: failing.map(named), reasons: reasons.map(named) };
        }),
      ),
    ),
});

async function passes(check: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const done = check().then(
    () => true,
    () => false,
  );
  const passed = await Promise.race([done, late]);
  clearTimeout(timer);
  return passed;
}

/** `readyz`: 200 while usable (`degraded` with reasons where something is away), 503 with what is missing. */
export function addProbes(app: FastifyInstance, prefix: string, health: Pick<Health, 'report'>): void {
  app.get(`${prefix}/healthz`, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get(`${prefix}/readyz`, async (_request, reply) => {
    const { status, failing, reasons } = await health.report();
    return reply
      .code(status === 'not_ready' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status, ...(failing.length > 0 ? { failing, reasons } : {}) });
  });
}
