import type { HotelDetail } from '@narae/contracts';
import { limits, payingHeads } from '@narae/rules';
import { useFormat, useLocale, useT } from '@narae/shell-sdk';
import { Stepper } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';
import { roomName } from './localised.ts';
import { roomsOf, type Selection } from './selection.ts';

interface RoomFieldsProps {
  readonly hotels: readonly HotelDetail[];
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

const bounds = {
  S: { max: limits.single, step: 1 },
  D: { max: limits.double, step: limits.doubleStep },
} as const;

/** Persons in single and double rooms; together they must be everybody who needs a bed (CART-5). */
export function RoomFields({ hotels, selection, onChange }: RoomFieldsProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { lanTp } = useLocale();
  const format = useFormat();
  if (hotels.length === 0) return null;
  const chosen = roomsOf(selection, hotels);
  const inRooms = Object.values(chosen).reduce((sum, persons) => sum + persons, 0);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('rooms')}</legend>
      <p className={css.note}>{t('rooms_note', { placed: inRooms, all: payingHeads(selection.party) })}</p>
      {hotels.map((hotel) => (
        <Stepper
          key={hotel.hotel_dtl_id}
          label={roomName(hotel, lanTp)}
          note={common('price_per_person', { price: format.money(hotel.hotel_price) })}
          value={chosen[hotel.hotel_dtl_id] ?? 0}
          {...bounds[hotel.hotel_type]}
          onChange={(persons) =>
            onChange({ ...selection, rooms: { ...chosen, [hotel.hotel_dtl_id]: persons } })
          }
        />
      ))}
    </fieldset>
  );
}
