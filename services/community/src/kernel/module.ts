import type { ServiceModule } from '@narae/service-kit';
import type { KernelContext } from './context.ts';
import { consumeTargets } from './targets.consumer.ts';

export const kernelModule: ServiceModule<KernelContext> = { name: 'kernel', consumers: [consumeTargets] };
