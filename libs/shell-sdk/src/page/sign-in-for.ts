import { authDialogStore, type SignInPurpose } from '../messages/dialogs.ts';
import { sessionStore } from '../session/session-store.ts';

/**
 * Signing in or joining then goes on with the purpose. A member who pressed while the page was being hydrated, when it is
 * drawn as for visitors, goes on at once.
 */
export const signInFor = (purpose: SignInPurpose): void => {
  if ('resume' in purpose && sessionStore.getState().user) purpose.resume();
  else authDialogStore.setState({ open: 'login', purpose });
};
