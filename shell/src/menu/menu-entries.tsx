import {
  Link,
  type LinkProps,
  categoryLink,
  categoryName,
  useLocale,
  useT,
  linkTo,
  adminAreas,
  mayOpen,
  openWithdraw,
  useCartCount,
  useSession,
  useWaitingCount,
} from '@narae/shell-sdk';
import {
  type IconProps,
  IconCompany,
  IconInfo,
  IconNotice,
  IconQuestion,
  IconSuitcase,
  IconCart,
  IconEdit,
  IconList,
  IconSettings,
  IconTrash,
  IconUser,
} from '@narae/ui';
import type { ReactElement, ReactNode } from 'react';
import css from './menu-entry.module.css';
import { CategoryIcon, useCategories } from './categories.tsx';

interface Look {
  readonly icon: ReactElement<IconProps>;
  readonly label: string;
  readonly extra?: ReactNode;
}

function MenuLink({ icon, label, extra, ...link }: Look & Pick<LinkProps, 'to' | 'state'>): ReactNode {
  return (
    <li>
      <Link className={css.entry} {...link}>
        {icon}
        <span className={css.label}>{label}</span>
        {extra}
      </Link>
    </li>
  );
}

function MenuAction({ icon, label, onPress }: Look & { readonly onPress: () => void }): ReactNode {
  return (
    <li>
      <button type="button" className={css.entry} onClick={onPress}>
        {icon}
        <span className={css.label}>{label}</span>
      </button>
    </li>
  );
}

function MenuGroup({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className={css.group}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list">{children}</ul>
    </section>
  );
}

export function CategoryEntries(): ReactNode {
  const common = useT('common');
  const { lanTp } = useLocale();
  const { rows: categories } = useCategories();
  if (categories.length === 0) return null;
  return (
    <MenuGroup title={common('nav_categories')}>
      {categories.map((category) => {
        const name = categoryName(category, lanTp);
        const code = category.cd_group_code;
        return (
          <MenuLink
            key={code}
            icon={<CategoryIcon name={category.icon} />}
            label={name}
            {...categoryLink(code, name)}
          />
        );
      })}
    </MenuGroup>
  );
}

export function ServiceEntries(): ReactNode {
  const t = useT('shell');
  const common = useT('common');
  return (
    <MenuGroup title={t('menu_service')}>
      <MenuLink
        icon={<IconSuitcase size={22} />}
        label={common('nav_custom_travel')}
        {...linkTo('customTravel')}
      />
      <MenuLink icon={<IconNotice size={22} />} label={common('nav_notices')} {...linkTo('communityList')} />
      <MenuLink icon={<IconInfo size={22} />} label={common('nav_faq')} {...linkTo('faq')} />
      <MenuLink icon={<IconQuestion size={22} />} label={common('nav_qna')} {...linkTo('qna')} />
      <MenuLink icon={<IconCompany size={22} />} label={common('nav_company')} {...linkTo('companyInfo')} />
    </MenuGroup>
  );
}

/** Orders to be paid only if there are any. */
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
