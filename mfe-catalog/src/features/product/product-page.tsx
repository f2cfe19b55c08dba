import type { ProductDetail } from '@narae/contracts';
import { displayState } from '@narae/rules';
import {
  Navigate,
  productLink,
  Slot,
  tripIdPattern,
  tripLink,
  useFormat,
  useReqParam,
  useT,
  useTitle,
} from '@narae/shell-sdk';
import { Skeleton, Tabs } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { CommentsLabel } from '../../shared/story-tabs.tsx';
import { DetailLoader, NoProduct } from '../../shared/detail-loader.tsx';
import { useTab } from '../../shared/use-tab.ts';
import { namespace } from '../../texts.ts';
import { BuyingPanel, BuyingSheet } from './buying-panel.tsx';
import { Dates } from './dates.tsx';
import { Gallery, ProductHead } from './product-head.tsx';
import { ProductFacts } from './product-facts.tsx';
import css from './product-page.module.css';
import { ProductStory } from './product-story.tsx';
import { Related } from './related.tsx';
import { unavailable, UnavailableNote } from './unavailable.tsx';
import { useBuying } from './use-buying.ts';
import { useProductOf, useLeft, type Choices, type ProductAddress } from './use-product.ts';
import { pictureKey } from './use-trip-pictures.ts';

type Variant = ProductDetail['variant'];
type Sheet = readonly [open: boolean, setOpen: (open: boolean) => void];

/** What the page is about: a departure, or a trip where the address names no departure (CATALOG-17). */
function useProductAddress(): ProductAddress | null {
  const prod_id = useReqParam('prod_id');
  const trip_id = useReqParam('trip_id');
  if (prod_id) return { prod_id };
  return trip_id && tripIdPattern.test(trip_id) ? { trip_id } : null;
}

/** /productDetail for trips, /enterProgram for enter programmes (CATALOG-4). */
export function ProductPage({ variant }: { readonly variant: Variant }): ReactNode {
  const address = useProductAddress();
  // Stays open while another package takes the product's place.
  const sheet = useState(false);
  return address ? <LoadedProduct address={address} variant={variant} sheet={sheet} /> : <NoProduct />;
}

/** Without a `variant` it is a preview, in which nothing can be bought. */
export function LoadedProduct({
  address,
  variant,
  sheet,
}: {
  readonly address: ProductAddress;
  readonly variant: Variant | null;
  /** Open state of the sheet on phones; a preview has none. */
  readonly sheet?: Sheet;
}): ReactNode {
  const t = useT(namespace);
  const [chosenDate, chooseDate] = useState('');
  const result = useProductOf(address, chosenDate);
  return (
    <DetailLoader result={result} failed={t('product_fail')} none={<NoProduct />}>
      {(product) =>
        variant === null || product.variant === variant ? (
          // Another date keeps what was chosen; another trip or size begins anew.
          <Product
            key={`${product.trip_id} ${product.package_cnt}`}
            product={product}
            sheet={sheet}
            onDate={chooseDate}
          />
        ) : (
          // The link leads to the wrong screen (CATALOG-4).
          <Navigate {...('trip_id' in address ? tripLink : productLink)(product)} replace />
        )
      }
    </DetailLoader>
  );
}

interface ProductProps {
  readonly product: ProductDetail;
  readonly sheet: Sheet | undefined;
  readonly onDate: (prod_id: string) => void;
}

function Product({ product: stored, sheet, onDate }: ProductProps): ReactNode {
  const t = useT(namespace);
  const product = { ...stored, ...useLeft(stored) };
  const buying = useBuying(product);
  const { tab, openTab } = useTab();
  const preview = !sheet;
  useTitle(product.prod_title, product.prod_desc);

  return (
    <article>
      <div className={css.page}>
        <ProductHead product={product} />
        {unavailable[displayState(product)] && (
          <section className={css.unavailable}>
            <UnavailableNote product={product} />
          </section>
        )}
        <div className={css.gallery}>
          <Gallery key={pictureKey(product)} product={product} />
        </div>
        <aside inert={preview} className={css.aside} aria-label={t('book')}>
          <BuyingPanel product={product} buying={buying} />
        </aside>
        <div className={css.body}>
          {!preview && <Dates product={product} onChoose={onDate} />}
          <ProductFacts product={product} />
          <ProductTabs product={product} choices={buying.choices} tab={tab} onTab={openTab} />
          <Related prod_id={product.prod_id} />
        </div>
      </div>
      {sheet && <BuyingSheet product={product} buying={buying} sheet={sheet} />}
    </article>
  );
}

interface ProductTabsProps {
  readonly product: ProductDetail;
  readonly choices: Choices;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
}

function ProductTabs({ product, choices, tab, onTab }: ProductTabsProps): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { prod_id, trip_id, variant } = product;
  return (
    <Tabs
      label={product.prod_title}
      value={tab}
      onChange={onTab}
      tabs={[
        {
          id: 'info',
          label: t('tab_info'),
          content: <ProductStory product={product} choices={choices} />,
        },
        {
          id: 'reviews',
          label: (
            <>
              {t('tab_reviews')}
              {product.review_cnt && ` ${format.number(product.review_cnt)}`}
            </>
          ),
          content: (
            <Slot
              name="mfe-community/reviews"
              props={{ prod_id: trip_id || prod_id }}
              fallback={<Skeleton shape="row" count={3} />}
            />
          ),
        },
        {
          id: 'comments',
          label: <CommentsLabel prod_id={trip_id || prod_id} comment_type={variant} />,
          content: (
            <Slot
              name="mfe-community/comments"
              props={{ prod_id, trip_id, comment_type: variant }}
              fallback={<Skeleton shape="row" count={3} />}
            />
          ),
        },
      ]}
    />
  );
}
