import { useState } from 'react';
import {
  Badge,
  ButtonLink,
  Card,
  CardGrid,
  Carousel,
  Chip,
  ChipRow,
  IconHanok,
  IconKpop,
  IconMic,
  IconStage,
  IconSuitcase,
  IconTheme,
  Picture,
  PriceTag,
  Reference,
  RichText,
  Shelf,
  Table,
  Tabs,
  type LinkProps,
} from '@narae/ui';
import { scene } from '../scene.ts';
import css from '../gallery.module.css';
import { useWords } from './use-words.ts';

const link = (props: LinkProps) => <a href="#show" {...props} />;
const picture = (seed: number, ratio: '4:3' | '16:9' = '4:3') => (
  <Picture
    src={(width) => scene(seed, width)}
    widths={[400]}
    formats={[]}
    sizes="300px"
    alt=""
    ratio={ratio}
  />
);

export function ShowPart() {
  const { t, w, money } = useWords();
  const [chip, setChip] = useState(0);
  const [tab, setTab] = useState('info');
  const card = (seed: number, state: 'closingSoon' | 'soldOut' | 'preparing' | null, badge: string) => (
    <Card
      key={seed}
      link={link}
      title={seed % 2 ? w('concert') : w('trip')}
      picture={picture(seed)}
      badge={state && <Badge state={state}>{badge}</Badge>}
      meta={[w('date'), w('place')]}
      price={
        <PriceTag prefix={seed === 0 ? t('unit_from') : undefined} amount={money(129000 + seed * 54000)} />
      }
      remark={seed === 0 ? t('seats_left', { count: 4 }) : undefined}
    />
  );
  const cards = [
    card(0, 'closingSoon', t('state_closing_soon')),
    card(1, 'soldOut', t('state_sold_out')),
    card(2, 'preparing', t('state_preparing')),
    card(3, null, ''),
    card(4, null, ''),
    card(5, null, ''),
  ];
  const chips = [<IconKpop key="k" />, <IconTheme key="t" />, <IconMic key="m" />, <IconStage key="s" />];
  return (
    <>
      <h1>{w('hero')}</h1>
      <ChipRow label={t('nav_categories')}>
        {chips.map((icon, at) => (
          <Chip key={at} icon={icon} selected={chip === at} onClick={() => setChip(at)}>
            {[t('nav_kpop'), t('nav_events'), t('nav_notices'), t('nav_custom_travel')][at]}
          </Chip>
        ))}
        <Chip icon={<IconHanok />} link={link}>
          {t('nav_categories')}
        </Chip>
        <Chip icon={<IconSuitcase />} link={link}>
          {t('nav_custom_travel')}
        </Chip>
      </ChipRow>
      <Shelf
        title={t('state_closing_soon')}
        note={w('note')}
        more={
          <ButtonLink kind="quiet" link={link}>
            {t('btn_see_all')}
          </ButtonLink>
        }
        items={cards}
      />
      <CardGrid>{cards.slice(0, 3)}</CardGrid>
      <div className={css.columns}>
        <Carousel
          label={w('trip')}
          slides={[0, 1, 2, 3].map((seed) => picture(seed))}
          thumbs={[0, 1, 2, 3].map((seed) => picture(seed))}
        />
        <div className={css.stack}>
          <h1>{w('trip')}</h1>
          <PriceTag
            size="large"
            amount={money(258000)}
            was={money(289000)}
            code="USD"
            unit={t('unit_per_person')}
          />
          <Carousel label={w('concert')} slides={[3, 2, 1].map((seed) => picture(seed, '16:9'))} />
        </div>
      </div>
      <div className={css.columns}>
        <Card
          layout="row"
          link={link}
          title={w('trip')}
          picture={picture(2)}
          meta={[w('date'), w('place')]}
          price={<PriceTag size="small" amount={money(98000)} />}
        />
        <Picture
          src={() => '/missing.jpg'}
          widths={[400]}
          sizes="300px"
          alt={w('place')}
          ratio="16:9"
          formats={[]}
        />
      </div>
      <p>
        <Reference>AB12-CD34</Reference>
      </p>
      <Tabs
        label={w('trip')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'info', label: t('nav_company'), content: <RichText html={w('html')} /> },
          { id: 'comments', label: t('nav_qna'), content: <p>{w('note')}</p> },
        ]}
      />
      <Table
        caption={t('nav_notices')}
        columns={[
          { key: 'title', header: t('nav_notices'), cell: (row) => row.title },
          {
            key: 'state',
            header: w('btn_confirm'),
            cell: (row) => <Badge state={row.state}>{row.word}</Badge>,
          },
          { key: 'price', header: t('unit_total'), cell: (row) => row.price, numeric: true },
        ]}
        rowKey={(row) => row.title}
        rows={[
          { title: w('trip'), state: 'paid' as const, word: t('state_paid'), price: money(258000) },
          {
            title: w('concert'),
            state: 'cancelRequested' as const,
            word: t('state_cancel_requested'),
            price: money(99000),
          },
        ]}
      />
    </>
  );
}
