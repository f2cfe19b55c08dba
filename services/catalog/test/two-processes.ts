import { createNudge, type Logger } from '@narae/service-kit';
import { startTestService, stoppedClock, type TestService } from '@narae/test-kit';
import { catalogService, catalogStore } from '../src/app.ts';
import type { ProductsContext } from '../src/products/index.ts';
import { clock, startCatalog, type TestCatalog } from './fixtures.ts';

/** A day ahead of the jobs of both processes, which leave what a test works on alone. */
export const time = stoppedClock(new Date('2026-03-11T03:00:00Z'));

interface TwoProcesses {
  readonly shop: TestCatalog;
  readonly second: TestService;
  readonly close: () => Promise<void>;
}

/** Two processes of the catalogue on one store. */
export const startTwo = async (): Promise<TwoProcesses> => {
  const shop = await startCatalog();
  const second = await startTestService(catalogService, { mediaDir: shop.mediaDir }, { beside: shop, clock });
  const close = async (): Promise<void> => {
    await second.close();
    await shop.close();
  };
  return { shop, second, close };
};

/** What the stored jobs of a process work with. */
export const contextOn = ({ store }: TestService): ProductsContext =>
  ({
    ...catalogStore(store),
    clock: time.now,
    seriesDue: createNudge(),
    rangesDue: createNudge(),
    closedDaysDue: createNudge(),
    nudge: () => undefined,
    files: { has: () => Promise.resolve(false) },
    log: { error: () => undefined } as unknown as Logger,
  }) as unknown as ProductsContext;
