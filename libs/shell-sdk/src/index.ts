// The whole surface a remote may use. Named re-exports only, so that the shell carries just what is listed here.
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
export { href, productPage } from '@narae/contracts/href';
export { adminAreas } from '@narae/contracts/pages';
export { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export {
  closeAuthDialog,
  openFind,
  openJoin,
  openLogin,
  openWithdraw,
  signInFor,
} from './messages/auth-dialog-store.ts';
export { refreshCounts, useCartCount, useWaitingCount } from './live/counts.ts';
export { confirm, type ConfirmRequest } from './messages/confirm-store.ts';
export { defineFragments, definePages } from './federation/define.ts';
export { Slot } from './federation/slot.tsx';
export { preloaded } from './query/preloaded.ts';
export { fetchCounts } from './live/follow-live.ts';
export type { SeatRow } from './live/live-sources.ts';
export { useLive } from './live/use-live.ts';
export { useFormat, type Format } from './locale/use-format.ts';
export { usePartyText, type PartyCategory } from './locale/use-party-text.ts';
export { useTelHome } from './locale/use-tel-home.ts';
export { useCompanyType, useLocale, type Locale } from './locale/use-locale.ts';
export { pictureFormats, pictureSource, pictureWidths, type PictureAddress } from './page/picture-source.ts';
export { categoryName, type Category } from './navigation/category-name.ts';
export { categoryLink, linkTo, productLink, type LinkTarget } from './navigation/link-to.ts';
export { Link, type LinkProps } from './navigation/link.tsx';
export { pageLink } from './navigation/page-link.tsx';
export { reloadHome } from './navigation/reload-home.ts';
export { useGo, type Go } from './navigation/use-go.ts';
export { useReqParam } from './navigation/use-req-param.ts';
export { mayOpen } from './page/may-open.ts';
export { RouteGuard } from './page/route-guard.tsx';
export { newIdempotencyKey, useCallOnce, type CallOnce } from './page/use-call-once.ts';
export { useLazyDialog } from './page/use-lazy-dialog.ts';
export { useTitle } from './page/use-title.ts';
export { QueryScope } from './query/query-scope.tsx';
export { keptCache, keptPageScope } from './session/kept-pages.ts';
export { useSession, type Session } from './page/use-session.ts';
export { useStream, type StreamEvents } from './live/use-stream.ts';
export { toast, toastTimes, type ToastRequest } from './messages/toast-store.ts';
