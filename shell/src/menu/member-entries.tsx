import { openWithdraw, screenLink, useCartCount, useSession, useT, useWaitingCount } from '@narae/shell-sdk';
import { IconCart, IconList, IconTrash, IconUser } from '@narae/ui';
import type { ReactNode } from 'react';
import { CountBadge } from '../layout/count-badge.tsx';
import { MenuAction, MenuGroup, MenuLink } from './menu-entry.tsx';

/** What only members see: cart, orders that wait for payment (when there are any), my info, withdrawal. */
export function MemberEntries({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useT('shell');
  const { user } = useSession();
  const cart = useCartCount();
  const waiting = useWaitingCount();
  if (!user) return null;
  return (
    <MenuGroup title={t('menu_member')}>
      <MenuLink
        icon={<IconCart size={22} />}
        label={t('nav_cart')}
        extra={<CountBadge count={cart} />}
        {...screenLink('/mycart')}
      />
      {waiting > 0 && (
        <MenuLink icon={<IconList size={22} />} label={t('menu_orders', { count: waiting })} {...screenLink('/paymentInfo')} />
      )}
      <MenuLink icon={<IconUser size={22} />} label={t('nav_my_info')} {...screenLink('/myinfo')} />
      <MenuAction
        icon={<IconTrash size={22} />}
        label={t('menu_withdraw')}
        onPress={() => {
          onDone();
          openWithdraw();
        }}
      />
    </MenuGroup>
  );
}
