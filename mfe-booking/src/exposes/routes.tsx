import { defineRoutes, soon } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default defineRoutes({
  namespace,
  routes: {
    '/mycart': { page: () => import('../features/cart/cart-page.tsx'), guard: 'home' },
    '/reservInfo': { page: () => import('../features/travellers/travellers-page.tsx'), guard: 'home' },
    '/order': { page: () => import('../features/order/order-page.tsx'), guard: 'alert' },
    '/orderConfirm': { page: () => import('../features/order/order-page.tsx'), guard: 'home' },
    '/orderResult': { page: () => import('../features/result/order-result-page.tsx') },
    '/orderIcbResult': { page: () => import('../features/result/landing-page.tsx') },
    '/orderIcbResultFail': { page: () => import('../features/result/landing-page.tsx') },
    '/orderUnionPayResult': { page: () => import('../features/result/order-result-page.tsx') },
    '/paymentInfo': { page: () => import('../features/payment-list/payment-list-page.tsx'), guard: 'home' },
    '/eventReserv': { page: soon(namespace, 'section_event_reservation'), guard: 'login' },
    '/customTravel': { page: soon(namespace, 'section_custom_travel'), guard: 'home' },
  },
});
