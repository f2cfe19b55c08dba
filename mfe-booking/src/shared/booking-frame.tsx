import { pageLink, useT } from '@narae/shell-sdk';
import { ProgressLine } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './booking-frame.module.css';

interface BookingFrameProps {
  readonly title: string;
  /** 0 cart, 1 travellers, 2 pay. */
  readonly step: 0 | 1 | 2;
  /** Lets one go back to the travellers of this booking. */
  readonly cart_id?: string;
  readonly children: ReactNode;
  /** The summary that stays in view. */
  readonly aside?: ReactNode;
}

/** The frame of the three steps: where one stands, the step itself, and the summary beside it (look: Cart, travellers, order). */
export function BookingFrame({ title, step, cart_id, children, aside }: BookingFrameProps): ReactNode {
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
      <h1 className={css.title}>{title}</h1>
      <div className={aside ? css.split : undefined}>
        <div className={css.main}>{children}</div>
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
    </section>
  );
}
