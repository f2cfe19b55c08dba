import { readBaseConfig, runService } from '../../src/index.ts';

const config = readBaseConfig(process.env);

/** A process with one call that takes its time, to be told to end in the middle of it. */
await runService(
  {
    name: 'booking',
    plugin: async (app) => {
      app.get('/slow', async () => {
        process.send?.('working');
        await new Promise((resolve) => {
          setTimeout(resolve, 300);
        });
        return 'done';
      });
    },
  },
  config,
);
process.send?.('listening');
