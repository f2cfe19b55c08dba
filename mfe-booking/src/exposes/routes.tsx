import type { PackKey } from '@narae/i18n';
import { defineRoutes } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

const soon = (section: PackKey<typeof namespace>) => async () => {
  const { openingSoonPage } = await import('../shared/opening-soon-page.tsx');
  return { default: openingSoonPage(section) };
};

export default defineRoutes({
  namespace,
  routes: {
    '/mycart': { page: soon('section_cart'), gate: 'home' },
    '/reservInfo': { page: soon('section_travellers'), gate: 'home' },
    '/order': { page: soon('section_order'), gate: 'alert' },
    '/orderConfirm': { page: soon('section_order'), gate: 'home' },
    '/orderResult': { page: soon('section_order_result') },
    '/orderIcbResult': { page: soon('section_order_result') },
    '/orderIcbResultFail': { page: soon('section_order_result') },
    '/orderUnionPayResult': { page: soon('section_order_result') },
    '/paymentInfo': { page: soon('section_payment_list'), gate: 'home' },
    '/eventReserv': { page: soon('section_event_reservation'), gate: 'login' },
    '/customTravel': { page: soon('section_custom_travel'), gate: 'home' },
  },
});
