import type { FastifyInstance } from 'fastify';

interface Stoppable {
  stop(): Promise<void> | void;
}

export interface ServiceModule<Context> {
  readonly name: string;
  readonly routes?: readonly ((app: FastifyInstance, context: Context) => void)[];
  readonly metrics?: readonly ((app: FastifyInstance, context: Context) => void)[];
  readonly consumers?: readonly ((context: Context) => unknown)[];
  readonly jobs?: readonly ((context: Context) => Stoppable | Promise<Stoppable>)[];
}

/** Routes and gauges, then consumers, then jobs. Closing stops the jobs, after the consumers. */
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
