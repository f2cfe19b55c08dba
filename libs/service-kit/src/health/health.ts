import type { FastifyInstance } from 'fastify';

export interface Health {
  addCheck: (name: string, check: () => Promise<void>) => void;
  /** Names of the checks that fail now; a check that hangs counts as failed after two seconds. */
  failing(): Promise<string[]>;
}

const PATIENCE_MS = 2000;

export function createHealth(): Health {
  const checks = new Map<string, () => Promise<void>>();
  return {
    addCheck: (name, check) => void checks.set(name, check),
    failing: async () => {
      const results = await Promise.all(
        [...checks].map(async ([name, check]) => ((await passes(check)) ? [] : [name])),
      );
      return results.flat();
    },
  };
}

/** Makes a whole, such as a process, depend on everything one of its services depends on. */
export function includeHealth(whole: Health, name: string, part: Health): void {
  whole.addCheck(name, async () => {
    const failing = await part.failing();
    if (failing.length > 0) throw new Error(failing.join(', '));
  });
}

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

/** `healthz`: the process answers. `readyz`: all it depends on does, else 503 with the names of what does not. */
export function addProbes(app: FastifyInstance, prefix: string, health: Health): void {
  app.get(`${prefix}/healthz`, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get(`${prefix}/readyz`, async (_request, reply) => {
    const failing = await health.failing();
    const ready = failing.length === 0;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready ? { status: 'ready' } : { status: 'not_ready', failing });
  });
}
