import type { ServiceModule } from '@narae/service-kit';
import type { KernelContext } from '../kernel/index.ts';
import { signUpRoutes } from './sign-up.routes.ts';
import { legacySignUpRoutes } from './legacy.routes.ts';

export const signUpModule: ServiceModule<KernelContext> = {
  name: 'sign-up',
  routes: [signUpRoutes, legacySignUpRoutes],
};
