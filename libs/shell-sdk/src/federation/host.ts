// For shells only, real or fake: the other side of the SDK.
export { configureClient } from '@narae/api-client';
export {
  askConfirmation,
  authDialogStore,
  confirmationStore,
  confirmStore,
  type OpenQuestion,
} from '../messages/dialogs.ts';
export { loadChunks, loadModule, provideModuleLoader, type ModuleLoader } from './load-part.tsx';
export {
  FallbacksContext,
  RemoteBoundary,
  useFallbacks,
  type BoundaryFallbacks,
  type RemoteProblem,
} from './remote-boundary.tsx';
export { RemotePage } from './slot.tsx';
export { withReqParam } from '../navigation/use-req-param.ts';
export { companyStore, rememberCompany, resolveLanguage } from '../locale/locale.ts';
export { actingMember, askSession, followSession } from '../session/follow-session.ts';
export { needSecondFactor, sessionStore, setUser } from '../session/session-store.ts';
export { toastStore, type ToastNote } from '../messages/toast-store.ts';
