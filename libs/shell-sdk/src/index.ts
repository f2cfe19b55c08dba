// All that a remote may use. Named re-exports only, so that the shell carries nothing else.
export {
  ApiError,
  call,
  download,
  upload,
  type CallInput,
  type CallOutput,
  type KnownRow,
  type UploadRow,
} from '@narae/api-client';
export {
  addPacks,
  currencyOf,
  formatDate,
  formatDateRange,
  formatMoney,
  formatNumber,
  formatPercent,
  getLanTp,
  htmlLang,
  LAN_TPS,
  LANGUAGES,
  perLanguage,
  useT,
  wireField,
  wireText,
  type Currency,
  type LanTp,
} from '@narae/i18n';
export { href, productPage, tripIdPattern } from '@narae/contracts/href';
export { adminAreas } from '@narae/contracts/pages';
export { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export {
  closeAuthDialog,
  confirm,
  openFind,
  openSignUp,
  openLogin,
  openWithdraw,
  type ConfirmRequest,
} from './messages/dialogs.ts';
export { signInFor } from './page/sign-in-for.ts';
export {
  countOwnChange,
  refreshCounts,
  useCartCount,
  useLiveCounts,
  useCounted,
  useWaitingCount,
} from './live/counts.ts';
export { defineFragments, definePages } from './federation/define.ts';
export { Slot } from './federation/slot.tsx';
export { preloaded } from './query/preloaded.ts';
export { fetchCounts, useLive } from './live/follow-live.ts';
export type { SeatRow } from './live/live-sources.ts';
export {
  useFormat,
  useLocalTime,
  useOwnStart,
  usePartyText,
  type Format,
  type PartyCategory,
} from './locale/use-format.ts';
export { useTelHome } from './locale/use-tel-home.ts';
export { useCompanyType, useLocale, type Locale } from './locale/locale.ts';
export { serverTime } from './page/server-time.ts';
export { pictureFormats, pictureSource, pictureWidths, type PictureAddress } from './page/picture-source.ts';
export {
  categoryLink,
  categoryName,
  Link,
  linkTo,
  pageLink,
  productLink,
  tripLink,
  useGo,
  type Category,
  type Go,
  type LinkProps,
  type LinkTarget,
} from './navigation/links.tsx';
export { reloadHome, wayBack } from './navigation/way-back.ts';
export { useReqParam } from './navigation/use-req-param.ts';
export { mayOpen, RouteGuard } from './page/route-guard.tsx';
export { newIdempotencyKey, useCallOnce, type CallOnce } from './page/use-call-once.ts';
export { lazyPart } from './page/lazy-part.tsx';
export { useLazyDialog } from './page/use-lazy-dialog.ts';
export { useTitle } from './page/title.tsx';
export { QueryScope } from './query/query-scope.tsx';
export { keptCache, keptPageScope } from './session/session-store.ts';
export { useSession, type Session } from './page/use-session.ts';
export { useStream, type StreamEvents } from './live/stream.ts';
export { toast, toastTimes, type ToastRequest } from './messages/toast-store.ts';
