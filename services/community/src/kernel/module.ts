import type { ServiceModule } from '@narae/service-kit';
import type { KernelContext } from './context.ts';
import { consumeTargets } from './targets.consumer.ts';

/** Authors, and what the catalogue shows: what all other modules stand on. */
export const kernelModule: ServiceModule<KernelContext> = { name: 'kernel', consumers: [consumeTargets] };
