import { pageLink, useLocale, useSession, useT } from '@narae/shell-sdk';
import { ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './order-result-page.module.css';

type WayKind = 'accent' | 'secondary';

export function Reference({ refno }: { readonly refno: string }): ReactNode {
  const t = useT(namespace);
  return <p className={css.soft}>{t('result_reference', { refno })}</p>;
}

export function HomeWay({ kind }: { readonly kind?: 'quiet' }): ReactNode {
  const common = useT('common');
  const { lanTp } = useLocale();
  return (
    <ButtonLink {...(kind && { kind })} link={pageLink('home', { lan_tp: lanTp })}>
      {common('btn_home')}
    </ButtonLink>
  );
}

export function MyInfoWay({ kind }: { readonly kind: WayKind }): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();
  return (
    <ButtonLink kind={kind} link={pageLink('myinfo', { lan_tp: lanTp })}>
      {t('to_my_info')}
    </ButtonLink>
  );
}

/** With its timeline and receipt (ORDER-7). */
export function MyOrderWay({
  kind,
  order_id,
}: {
  readonly kind: WayKind;
  readonly order_id: string;
}): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();
  return (
    <ButtonLink kind={kind} link={pageLink('myOrder', { order_id, lan_tp: lanTp })}>
      {t('to_my_order')}
    </ButtonLink>
  );
}

interface WaysOnProps {
  readonly kind: WayKind;
  readonly order_id?: string;
  readonly more?: ReactNode;
}

/** A visitor has no my info. */
export function WaysOn({ kind, order_id, more }: WaysOnProps): ReactNode {
  const { user } = useSession();
  return (
    <div className={css.actions}>
      {user && order_id && <MyOrderWay kind={kind} order_id={order_id} />}
      {user && <MyInfoWay kind={order_id ? 'secondary' : kind} />}
      {more}
      <HomeWay kind="quiet" />
    </div>
  );
}

/** Home where no order can be paid. */
export function OrderWay({ cart_id }: { readonly cart_id: string | undefined }): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();
  if (!cart_id) return <HomeWay />;
  return (
    <ButtonLink kind="accent" link={pageLink('orderConfirm', { cart_id, lan_tp: lanTp })}>
      {t('back_to_order')}
    </ButtonLink>
  );
}

/** Home for a reader who may not see the order (ORDER-15). */
export function ChangedOrderWay({ order_id }: { readonly order_id: string }): ReactNode {
  return order_id ? <MyOrderWay kind="accent" order_id={order_id} /> : <HomeWay />;
}
