import {
  adminAreas,
  linkTo,
  mayOpen,
  openWithdraw,
  useCartCount,
  useSession,
  useT,
  useWaitingCount,
} from '@narae/shell-sdk';
import { IconCart, IconEdit, IconList, IconSettings, IconTrash, IconUser } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './menu-entry.module.css';
import { MenuAction, MenuGroup, MenuLink } from './menu-entry.tsx';

/** What only members see: cart, orders that wait for payment (when there are any), my info, withdrawal. */
export function MemberEntries({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useT('shell');
  const common = useT('common');
  const { user } = useSession();
  const cart = useCartCount();
  const waiting = useWaitingCount();
  if (!user) return null;
  return (
    <MenuGroup title={t('menu_member')}>
      <MenuLink
        icon={<IconCart size={22} />}
        label={common('nav_cart')}
        extra={cart > 0 && <span className={css.count}>{cart}</span>}
        {...linkTo('mycart')}
      />
      {waiting > 0 && (
        <MenuLink
          icon={<IconList size={22} />}
          label={common('nav_order_confirm_list')}
          extra={<span className={css.count}>{waiting}</span>}
          {...linkTo('paymentInfo')}
        />
      )}
      <MenuLink icon={<IconUser size={22} />} label={common('nav_myinfo')} {...linkTo('myinfo')} />
      <MenuLink icon={<IconSettings size={22} />} label={t('menu_my_account')} {...linkTo('myAccount')} />
      {adminAreas
        .filter((area) => mayOpen(area, user))
        .map((area) => (
          <MenuLink key={area} icon={<IconEdit size={22} />} label={t(`menu_${area}`)} {...linkTo(area)} />
        ))}
      <MenuAction
        icon={<IconTrash size={22} />}
        label={common('nav_withdraw')}
        onPress={() => {
          onDone();
          openWithdraw();
        }}
      />
    </MenuGroup>
  );
}
