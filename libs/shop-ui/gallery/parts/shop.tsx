import { useState } from 'react';
import { useT } from '@narae/i18n';
import {
  ActionBar,
  Button,
  Countdown,
  ProgressLine,
  SummaryPanel,
  UploadSlot,
  type LinkProps,
  type UploadItem,
} from '@narae/ui';
import { scene } from '../scene.ts';
import css from '../gallery.module.css';
import { useWords } from './use-words.ts';

const link = (props: LinkProps) => <a href="#shop" {...props} />;

const deviceTime = (): Date => new Date();

export function ShopPart() {
  const { t, w, money } = useWords();
  const error = useT('errors');
  const [endsAt] = useState(() => Date.now() + 14 * 60_000 + 32_000);
  const [items, setItems] = useState<UploadItem[]>([
    { id: '1', name: 'image.jpg', status: 'done', preview: scene(1, 200) },
  ]);
  const nothing = () => undefined;
  return (
    <>
      <ProgressLine
        label={t('steps_label')}
        current={1}
        steps={[{ label: t('step_cart'), link }, { label: t('step_travellers') }, { label: t('step_pay') }]}
      />
      <Countdown
        endsAt={endsAt}
        now={deviceTime}
        label={t('seats_held', { count: 2 })}
        note={t('hold_note')}
      />
      <div className={css.columns}>
        <div className={css.stack}>
          <UploadSlot
            kind="passport"
            label={w('pass')}
            hint={w('hint')}
            items={[]}
            onChoose={nothing}
            onRemove={nothing}
          />
          <UploadSlot
            kind="air"
            label={w('label_air')}
            items={[
              {
                id: '1',
                name: 'IMG_20261121_a_rather_long_name_from_a_phone.jpg',
                status: 'uploading',
                progress: 62,
                preview: scene(2, 200),
              },
              { id: '2', name: 'ticket.pdf', status: 'error', error: error('img_accept_fail') },
            ]}
            multiple
            onChoose={nothing}
            onRemove={nothing}
          />
          <UploadSlot
            kind="passport"
            label={w('pass')}
            items={items}
            onChoose={([file]) =>
              file &&
              setItems([
                { id: file.name, name: file.name, status: 'done', preview: URL.createObjectURL(file) },
              ])
            }
            onRemove={() => setItems([])}
          />
          <UploadSlot
            kind="birth"
            label={w('label_birth')}
            error={error('traveller_birth_input')}
            items={[]}
            onChoose={nothing}
            onRemove={nothing}
          />
          <UploadSlot
            kind="visa"
            label={w('label_visa')}
            items={[]}
            disabled
            onChoose={nothing}
            onRemove={nothing}
          />
        </div>
        <SummaryPanel
          sticky
          title={t('unit_total')}
          lines={[
            { label: t('traveller_adult_plural'), detail: `2 × ${money(129000)}`, amount: money(258000) },
            { label: t('traveller_children_plural'), detail: `1 × ${money(126420)}`, amount: money(126420) },
            { label: t('traveller_child_plural'), detail: '1', amount: t('state_free'), tone: 'good' },
            { label: w('option'), detail: `3 × ${money(25000)}`, amount: money(75000) },
          ]}
          total={{ label: t('unit_total'), amount: money(459420), note: t('people_count', { count: 4 }) }}
        >
          <Button kind="accent" wide>
            {t('btn_put_in_cart')}
          </Button>
          <Button wide>{t('btn_home')}</Button>
        </SummaryPanel>
      </div>
      <ActionBar label={t('unit_total')} amount={money(459420)} note={t('people_count', { count: 4 })}>
        <Button kind="accent">{w('btn_pay')}</Button>
      </ActionBar>
    </>
  );
}
