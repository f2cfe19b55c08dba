// What only a shell (the real one or the fake one of the tooling) may use: the other side of the SDK.
export { configureClient } from '@narae/api-client';
export { authDialogStore } from './auth-dialogs/auth-dialog-store.ts';
export { confirmStore, type OpenQuestion } from './confirm/confirm-store.ts';
export { loadModule, provideModuleLoader, type ModuleLoader } from './federation/load-module.ts';
export { FallbacksContext, useFallbacks } from './federation/fallbacks.ts';
export { RemoteBoundary, type BoundaryFallbacks, type Trouble } from './federation/remote-boundary.tsx';
export { RemotePage } from './federation/remote-page.tsx';
export { companyStore } from './locale/locale-store.ts';
export { rememberCompany, resolveLanguage } from './locale/resolve-language.ts';
export { askConfirmation, confirmationStore } from './session/confirmation-store.ts';
export { needSecondFactor, setUser } from './session/session-store.ts';
export { confirmSession } from './session/confirm-session.ts';
export { toastStore, type ToastNote } from './toast/toast-store.ts';
