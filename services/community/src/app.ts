import type { Service } from '@narae/service-kit';

/** Comments, notices and questions: the process and its probes stand, its calls are not built yet. */
export const communityService: Service<unknown> = {
  name: 'community',
  plugin: async () => undefined,
};
