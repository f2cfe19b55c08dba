import type { PageName } from '@narae/contracts/pages';
import { pageLink, useT, useTitle } from '@narae/shell-sdk';
import { ButtonLink, NotFoundState } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../texts.ts';

interface NotThereProps {
  readonly title: string;
  /** Where the others are, and what the way there is called. */
  readonly list: PageName;
  readonly label: string;
}

/** There is no product, article or event under that number: says so and leads to the others. */
function NotThere({ title, list, label }: NotThereProps): ReactNode {
  const t = useT(namespace);
  useTitle(title);
  return (
    <NotFoundState
      headingLevel={1}
      title={title}
      action={<ButtonLink link={pageLink(list)}>{label}</ButtonLink>}
    >
      {t('product_none_text')}
    </NotFoundState>
  );
}

export function NoProduct(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return <NotThere title={t('product_none')} list="productList" label={common('btn_browse')} />;
}

export function NoArticle(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return <NotThere title={t('kpop_gone')} list="kpopInfo" label={common('btn_list')} />;
}

export function NoEvent(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return <NotThere title={t('event_gone')} list="eventInfo" label={common('btn_list')} />;
}
