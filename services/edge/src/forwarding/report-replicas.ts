import type { FastifyInstance } from 'fastify';
import type { Replicas } from './replicas.ts';

/** Says by readyz and metrics which services the edge cannot reach; what is theirs is missing, the rest is served. */
export const watchReplicas = (app: FastifyInstance, all: ReadonlyMap<string, Replicas>): void => {
  for (const [owner, replicas] of all)
    app.addCheck(
      owner,
      async () => {
        if (!replicas.standing().some(({ up }) => up)) throw new Error('no replica answers');
      },
      { without: `what ${owner} answers for is not there` },
    );
  app.addGauges({
    gauges: {
      narae_replica_up: {
        help: '1 while the replica gets requests, else 0',
        labels: ['owner', 'replica'],
      },
    },
    read: async (set) => {
      for (const [owner, replicas] of all)
        for (const { url, up } of replicas.standing())
          set('narae_replica_up', up ? 1 : 0, { owner, replica: new URL(url).host });
    },
  });
};
