import type { HotelDetail, Option, OptionMsg, PartyCounts, ProductDetail } from '@narae/contracts';
import { wireField, wireText, type LanTp, useT, useFormat, useLocale } from '@narae/shell-sdk';
import { PartyChoice, RoomChoice, OptionChoice } from '@narae/shop-ui';
import { ChoiceGroup } from '@narae/ui';
import type { ReactNode } from 'react';
import { payingHeads, firstParticipants, seatsNeeded } from '@narae/rules';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';
import { roomsOf, type Selection } from './selection.ts';

const optionName = (option: Option, lanTp: LanTp): string => wireText(option, 'opt_', 'nm', lanTp);

const optionMessage = (message: OptionMsg, lanTp: LanTp): string => message[wireField('opt_', lanTp, 'msg')];

export const roomName = (hotel: HotelDetail, lanTp: LanTp): string =>
  wireText(hotel, 'hotel_type_', 'nm', lanTp);

interface PartyFieldsProps {
  readonly product: ProductDetail;
  readonly party: PartyCounts;
  readonly onChange: (party: PartyCounts) => void;
}

export function PartyFields({ product, party, onChange }: PartyFieldsProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return (
    <ChoiceGroup
      legend={t('travellers')}
      hint={product.package_cnt > 0 && t('package_persons', { count: product.package_cnt })}
    >
      <PartyChoice text={common} party={party} discounts={product.discounts} onChange={onChange} />
      <p className={css.note}>{common('traveller_band_note')}</p>
    </ChoiceGroup>
  );
}

interface RoomFieldsProps {
  readonly hotels: readonly HotelDetail[];
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** Begins with the cheapest rooms that fit (CATALOG-4). */
export function RoomFields({ hotels, selection, onChange }: RoomFieldsProps): ReactNode {
  const common = useT('common');
  const { lanTp } = useLocale();
  const format = useFormat();
  return (
    <RoomChoice
      text={common}
      travellers={payingHeads(selection.party)}
      items={hotels.map((hotel) => ({
        value: hotel.hotel_dtl_id,
        label: roomName(hotel, lanTp),
        note: common('price_per_person', { price: format.money(hotel.hotel_price) }),
        type: hotel.hotel_type,
      }))}
      counts={roomsOf(selection, hotels)}
      onChange={(rooms) => onChange({ ...selection, rooms })}
    />
  );
}

interface OptionFieldsProps {
  readonly product: ProductDetail;
  readonly options: readonly Option[];
  readonly messages: readonly OptionMsg[];
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

export function OptionFields(props: OptionFieldsProps): ReactNode {
  const { product, options, messages, selection, onChange } = props;
  const common = useT('common');
  const { lanTp } = useLocale();
  const format = useFormat();
  return (
    <OptionChoice
      text={common}
      items={options.map((option) => {
        const message = messages.find((row) => row.opt_code === option.opt_code);
        return {
          kind: option.opt_kind,
          value: option.opt_code,
          label: optionName(option, lanTp),
          price: format.money(option.opt_price),
          note: message ? optionMessage(message, lanTp) : '',
          left: product.option_left?.find((line) => line.opt_code === option.opt_code)?.remaining,
        };
      })}
      counts={selection.options}
      people={seatsNeeded(selection.party, product)}
      first={firstParticipants(selection.party)}
      onChange={(counts) => onChange({ ...selection, options: counts })}
    />
  );
}
