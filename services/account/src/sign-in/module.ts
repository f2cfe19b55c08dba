import type { ServiceModule } from '@narae/service-kit';
import type { SignInContext } from './context.ts';
import { signInRoutes, mailboxRoutes, findRoutes, passwordChangeRoutes } from './sign-in.routes.ts';
import { beginningRoutes, callbackRoutes, providerRoutes } from './social/social.routes.ts';
import {
  consumeHelpAsked,
  consumeRegistrations,
  consumeLinksAsked,
  consumeProviderRemovals,
} from './sign-in.consumers.ts';

export const signInModule: ServiceModule<SignInContext> = {
  name: 'sign-in',
  routes: [
    signInRoutes,
    mailboxRoutes,
    findRoutes,
    passwordChangeRoutes,
    beginningRoutes,
    callbackRoutes,
    providerRoutes,
  ],
  consumers: [consumeHelpAsked, consumeRegistrations, consumeLinksAsked, consumeProviderRemovals],
};
