import { pageLink, useT, useFormat } from '@narae/shell-sdk';
import { ProgressLine } from '@narae/ui';
import type { ReactNode, Ref } from 'react';
import type { CartItem } from '@narae/contracts';
import css from './booking-frame.module.css';
import { BookingPicture } from './booking-picture.tsx';

interface BookingFrameProps {
  readonly title: string;
  /** It takes the focus when the focused element is gone. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** 0 cart, 1 travellers, 2 pay. */
  readonly step: 0 | 1 | 2;
  readonly cart_id?: string;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
  readonly foot?: ReactNode;
}

export function BookingFrame({
  title,
  heading,
  step,
  cart_id,
  children,
  aside,
  foot,
}: BookingFrameProps): ReactNode {
  const common = useT('common');
  return (
    <section className={css.page}>
      <ProgressLine
        label={common('steps_label')}
        current={step}
        steps={[
          {
            label: common('step_cart'),
            link: step > 0 ? pageLink('mycart') : undefined,
          },
          {
            label: common('step_travellers'),
            link: step > 1 && cart_id ? pageLink('reservInfo', { cart_id }) : undefined,
          },
          { label: common('step_pay') },
        ]}
      />
      <h1 className={css.title} ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h1>
      <div className={aside ? css.split : undefined}>
        <div className={css.main}>{children}</div>
        {aside && (
          <div className={css.aside}>
            <div className={css.summary}>{aside}</div>
            {foot}
          </div>
        )}
      </div>
    </section>
  );
}

export function BookingHead({ item }: { readonly item: CartItem }): ReactNode {
  const format = useFormat();
  return (
    <div className={css.head}>
      <BookingPicture className={css.picture} item={item} sizes="120px" />
      <div>
        <p className={css.headTitle}>{item.prod_title}</p>
        <p className={css.soft}>{format.when(item)}</p>
        <p className={css.soft}>{item.tr_place}</p>
      </div>
    </div>
  );
}
