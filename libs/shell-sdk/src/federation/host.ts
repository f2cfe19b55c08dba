// What only a shell (the real one or the fake one of the tooling) may use: the other side of the SDK.
export { configureClient } from '@narae/api-client';
export { authDialogStore } from '../messages/auth-dialog-store.ts';
export { confirmStore, type OpenQuestion } from '../messages/confirm-store.ts';
export { loadModule, provideModuleLoader, type ModuleLoader } from './load-module.ts';
export { FallbacksContext, useFallbacks } from './fallbacks.ts';
export { RemoteBoundary, type BoundaryFallbacks, type Trouble } from './remote-boundary.tsx';
export { RemotePage } from './remote-page.tsx';
export { companyStore } from '../locale/locale-store.ts';
export { rememberCompany, resolveLanguage } from '../locale/resolve-language.ts';
export { askConfirmation, confirmationStore } from '../messages/confirmation-store.ts';
export { needSecondFactor, setUser } from '../session/session-store.ts';
export { confirmSession } from '../session/confirm-session.ts';
export { toastStore, type ToastNote } from '../messages/toast-store.ts';
