import type { FastifyInstance } from 'fastify';

interface Stoppable {
  stop(): Promise<void> | void;
}

/** A module of a service: what it mounts and starts, all with one context. */
export interface ServiceModule<Context> {
  readonly name: string;
  readonly routes?: readonly ((app: FastifyInstance, context: Context) => void)[];
  readonly metrics?: readonly ((app: FastifyInstance, context: Context) => void)[];
  readonly consumers?: readonly ((context: Context) => unknown)[];
  readonly jobs?: readonly ((context: Context) => Stoppable | Promise<Stoppable>)[];
}

/**
 * Mounts a service's modules, lowest first: every route and gauge, then the consumers, then the jobs. Closing the app stops
 * the jobs; the server has stopped the consumers by then, and closes the store afterwards.
 */
export const mountModules = async <Context>(
  app: FastifyInstance,
  context: Context,
  modules: readonly ServiceModule<Context>[],
): Promise<void> => {
  for (const { routes = [], metrics = [] } of modules)
    for (const mount of [...routes, ...metrics]) mount(app, context);
  for (const { consumers = [] } of modules) for (const start of consumers) await start(context);
  const running: Stoppable[] = [];
  app.addHook('onClose', async () => {
    await Promise.all(running.map((job) => job.stop()));
  });
  for (const { jobs = [] } of modules) for (const start of jobs) running.push(await start(context));
};
