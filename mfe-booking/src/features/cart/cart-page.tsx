import { pageLink, useT } from '@narae/shell-sdk';
import { ButtonLink, EmptyState, Loaded, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { BookingFrame } from '../../shared/booking-frame.tsx';
import { useCart } from '../../shared/use-bookings.ts';
import { useFocusOnChange } from '../../shared/use-focus-on-change.ts';
import { namespace } from '../../texts.ts';
import { FilledCart } from './filled-cart.tsx';

/** /mycart: its rows, or why there are none. */
export default function CartPage(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const result = useCart();
  const [deletions, setDeletions] = useState(0);
  // What was pressed is gone with the rows, and the heading as well where none is left.
  const heading = useFocusOnChange<HTMLHeadingElement>(
    deletions > 0 ? `${deletions} ${result.data?.length === 0}` : '',
  );
  if (result.data && result.data.length > 0)
    return <FilledCart rows={result.data} heading={heading} onDeleted={() => setDeletions(deletions + 1)} />;
  return (
    <BookingFrame title={t('section_cart')} heading={heading} step={0}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={3} />}
        failed={{ title: t('cart_fail'), children: t('booking_fail_text') }}
      >
        {() => (
          <EmptyState
            title={t('cart_empty')}
            action={
              <ButtonLink kind="accent" link={pageLink('home')}>
                {common('btn_browse')}
              </ButtonLink>
            }
          >
            {t('cart_empty_text')}
          </EmptyState>
        )}
      </Loaded>
    </BookingFrame>
  );
}
