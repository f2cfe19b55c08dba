import type { ProductDetail } from '@narae/contracts';
import { productDetail } from '@narae/contracts/rows';
import { Navigate, productLink, Slot, useFormat, useReqParam, useT, useTitle } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { BottomSheet, Button, PriceTag, Skeleton, Tabs } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { DetailLoader } from '../../shared/detail-loader.tsx';
import { NoProduct } from '../../shared/not-there.tsx';
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

/** One product; without a `variant` on whichever screen it belongs to, as a preview in which nothing can be bought. */
export function LoadedProduct({
  prod_id,
  variant,
}: {
  readonly prod_id: string;
  readonly variant: Variant | null;
}): ReactNode {
  const t = useT(namespace);
  const result = useCall(productDetail, { prod_id }, { select: firstRow });
  return (
    <DetailLoader result={result} failed={t('product_fail')} none={<NoProduct />}>
      {(product) =>
        variant === null || product.variant === variant ? (
          <Product product={product} preview={variant === null} />
        ) : (
          // A link to the wrong one of the two screens opens the right one (CATALOG-4).
          <Navigate {...productLink(product)} replace />
        )
      }
    </DetailLoader>
  );
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
