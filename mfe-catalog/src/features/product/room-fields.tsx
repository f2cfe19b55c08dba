import type { HotelDetail } from '@narae/contracts';
import { payingHeads } from '@narae/rules';
import { useFormat, useLocale, useT } from '@narae/shell-sdk';
import { RoomChoice } from '@narae/shop-ui';
import type { ReactNode } from 'react';
import { roomName } from './localised.ts';
import { roomsOf, type Selection } from './selection.ts';

interface RoomFieldsProps {
  readonly hotels: readonly HotelDetail[];
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** The rooms, begun with the cheapest that fit (CATALOG-4). */
export function RoomFields({ hotels, selection, onChange }: RoomFieldsProps): ReactNode {
  const common = useT('common');
  const { lanTp } = useLocale();
  const format = useFormat();
  return (
    <RoomChoice
      text={common}
      people={payingHeads(selection.party)}
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
