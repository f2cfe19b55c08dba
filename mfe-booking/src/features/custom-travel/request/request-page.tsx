import { customTravelDetail } from '@narae/contracts/rows';
import { ApiError, pageLink, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { ButtonLink, Loaded, NotFoundState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../../shared/custom/texts.ts';
import { RequestView } from './request-view.tsx';
import css from './custom-request.module.css';

/** One request of the member: where it stands, its quotes, and what can be done (CUSTOM-8). */
export function RequestPage({ request_id }: { readonly request_id: string }): ReactNode {
  const t = useT('bookingCustom');
  const result = useCall(customTravelDetail, { request_id }, { staleTime: 0, live: 'booking' });
  const { error } = result;
  if (!result.data && error instanceof ApiError && error.status === 404) return <NoRequest />;
  return (
    <Loaded
      result={result}
      waiting={
        <div className={css.page}>
          <Skeleton shape="form" count={3} />
        </div>
      }
      failed={{ headingLevel: 1, title: t('request_fail'), children: t('request_fail_text') }}
    >
      {(trip) => <RequestView trip={trip} />}
    </Loaded>
  );
}

function NoRequest(): ReactNode {
  const t = useT('bookingCustom');
  return (
    <NotFoundState
      headingLevel={1}
      title={t('request_none')}
      action={<ButtonLink link={pageLink('myinfo')}>{t('to_requests')}</ButtonLink>}
    >
      {t('request_none_text')}
    </NotFoundState>
  );
}
