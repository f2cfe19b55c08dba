import type { RemoteName } from '@narae/contracts/slots';

/**
 * Which remote renders which path (SHELL-4), so that a screen fetches its own remote and no other.
 * What is rendered there, and for whom, the remote says itself.
 */
export const routeTable: Readonly<Record<RemoteName, readonly string[]>> = {
  'mfe-catalog': [
    '/productList',
    '/themeList',
    '/enterList',
    '/kpopInfo',
    '/kpopInfoDetail',
    '/eventInfo',
    '/eventDetail',
    '/productDetail',
    '/enterProgram',
    '/companyInfo',
    '/admin',
    '/admin/preview',
    '/admin/previewEvent',
    '/admin/previewKpop',
    '/qrInfo',
  ],
  'mfe-booking': [
    '/mycart',
    '/reservInfo',
    '/order',
    '/orderConfirm',
    '/orderResult',
    '/orderIcbResult',
    '/orderIcbResultFail',
    '/orderUnionPayResult',
    '/paymentInfo',
    '/eventReserv',
    '/customTravel',
  ],
  'mfe-community': ['/communityList', '/communityDetail', '/qna', '/qnaCreate'],
  'mfe-account': ['/login', '/loginResult', '/loginout', '/join', '/myinfo', '/myInfo', '/myInfoFileList'],
};
