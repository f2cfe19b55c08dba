import type { ProductDetail } from '@narae/contracts';
import { productDetail } from '@narae/contracts/rows';
import {
  Navigate,
  pageLink,
  productLink,
  Slot,
  useFormat,
  useReqParam,
  useT,
  useTitle,
} from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import {
  BottomSheet,
  Button,
  ButtonLink,
  ErrorState,
  NotFoundState,
  PriceTag,
  Skeleton,
  Tabs,
  VisuallyHidden,
} from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { partnerAddress, usePartner } from '../../shared/partner-address.ts';
import { QrButton } from '../../shared/qr-button.tsx';
import { useTab } from '../../shared/use-tab.ts';
import { namespace } from '../../texts.ts';
import { BuyingPanel } from './buying-panel.tsx';
import { Gallery } from './gallery.tsx';
import css from './product-page.module.css';
import { ProductStory } from './product-story.tsx';
import { Related } from './related.tsx';
import { useBuying } from './use-buying.ts';
import { useSeats } from './use-product.ts';

type Variant = ProductDetail['variant'];

/** The product screen: /productDetail for trips, /enterProgram for enter programmes (CATALOG-4). */
export function ProductPage({ variant }: { readonly variant: Variant }): ReactNode {
  const prod_id = useReqParam('prod_id');
  return prod_id ? <LoadedProduct key={prod_id} prod_id={prod_id} variant={variant} /> : <NoProduct />;
}

function NoProduct(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  useTitle(t('product_none'));
  return (
    <NotFoundState
      headingLevel={1}
      title={t('product_none')}
      action={<ButtonLink link={pageLink('productList')}>{common('btn_browse')}</ButtonLink>}
    >
      {t('product_none_text')}
    </NotFoundState>
  );
}

/** One product; without a `variant` on whichever screen it belongs to, as a preview in which nothing can be bought. */
export function LoadedProduct({
  prod_id,
  variant,
}: {
  readonly prod_id: string;
  readonly variant: Variant | null;
}): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const {
    data: product,
    isPending,
    isLoadingError,
    refetch,
  } = useCall(productDetail, { prod_id }, { select: firstRow });
  if (isPending) {
    return (
      <div className={css.waiting}>
        <VisuallyHidden as="h1">{common('ui_loading')}</VisuallyHidden>
        <Skeleton shape="detail" />
      </div>
    );
  }
  if (isLoadingError) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('product_fail')}
        action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
      >
        {t('list_fail_text')}
      </ErrorState>
    );
  }
  if (!product) return <NoProduct />;
  // A link to the wrong one of the two screens opens the right one (CATALOG-4).
  if (variant !== null && product.variant !== variant) {
    const { to, state } = productLink(product);
    return <Navigate to={to} state={state} replace />;
  }
  return <Product product={product} preview={variant === null} />;
}

function Product({
  product: stored,
  preview,
}: {
  readonly product: ProductDetail;
  readonly preview: boolean;
}): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const [sheet, setSheet] = useState(false);
  const product = { ...stored, inventory_cnt: useSeats(stored) };
  const buying = useBuying(product);
  const { tab, openTab } = useTab();
  const company_type = usePartner();
  useTitle(product.prod_title, product.prod_desc);

  return (
    <article className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{product.prod_title}</h1>
        <p className={css.sub}>{product.prod_desc}</p>
        <p className={css.facts} suppressHydrationWarning>
          {format.dateRange(product.ymd_format, product.end_ymd_format)} · {product.tr_place}
        </p>
        <PriceTag
          amount={format.money(product.prod_price, product.prod_price_tp)}
          unit={common('unit_per_person')}
          size="large"
        />
        <div>
          <QrButton
            address={() => partnerAddress(location.origin, { prod_id: product.prod_id, company_type })}
            name={product.prod_title}
          >
            {t('qr_open')}
          </QrButton>
        </div>
      </header>
      <div className={css.gallery}>
        <Gallery product={product} />
      </div>
      <aside inert={preview} className={css.aside} aria-label={t('book')}>
        <BuyingPanel product={product} buying={buying} />
      </aside>
      <div className={css.body}>
        <Tabs
          label={product.prod_title}
          value={tab}
          onChange={openTab}
          tabs={[
            {
              id: 'info',
              label: t('tab_info'),
              content: <ProductStory product={product} choices={buying.choices} />,
            },
            {
              id: 'comments',
              label: t('tab_comments'),
              content: (
                <Slot
                  name="mfe-community/comments"
                  props={{ prod_id: product.prod_id, comment_type: product.variant }}
                  fallback={<Skeleton shape="row" count={3} />}
                />
              ),
            },
          ]}
        />
        <Related prod_id={product.prod_id} />
      </div>
      <div inert={preview} className={css.bar}>
        <PriceTag
          amount={format.money(product.prod_price, product.prod_price_tp)}
          unit={common('unit_per_person')}
        />
        <Button kind="accent" onClick={() => setSheet(true)}>
          {t('book')}
        </Button>
      </div>
      <BottomSheet open={sheet} onClose={() => setSheet(false)} title={t('book')}>
        {sheet && <BuyingPanel product={product} buying={buying} />}
      </BottomSheet>
    </article>
  );
}
