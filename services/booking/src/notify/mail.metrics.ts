import type { FastifyInstance } from 'fastify';
import type { NotifyContext } from './context.ts';
import { countFailed } from './delivery/mail-record.queries.ts';
import { mailConsumers } from './kinds/mail-kind.ts';

/** Show whether mails are stuck or were given up (MAIL-1). */
export const mailMetrics = (app: FastifyInstance, { bus, mailRecords }: NotifyContext): void => {
  app.addGauges({
    gauges: {
      narae_mails_waiting: { help: 'Mails of booking that are not sent yet' },
      narae_mails_failed: { help: 'Mails the mail server did not take when they were last tried' },
    },
    read: async (set) => {
      const lags = (await bus.lag()).filter(({ consumer }) =>
        mailConsumers.some((name) => name === consumer),
      );
      const waiting = lags.reduce((sum, { pending, unacknowledged }) => sum + pending + unacknowledged, 0);
      if (lags.length > 0) set('narae_mails_waiting', waiting);
      set('narae_mails_failed', await countFailed(mailRecords));
    },
  });
};
