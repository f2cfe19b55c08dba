import type { HotelDetail } from '@narae/contracts';
import { limits, payingHeads } from '@narae/rules';
import { useFormat, useLocale, useT, wireText } from '@narae/shell-sdk';
import { Stepper } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './modify.module.css';
import type { RowDraft } from './row-draft.ts';

interface RoomEditorProps {
  readonly hotels: readonly HotelDetail[];
  readonly draft: RowDraft;
  readonly onChange: (draft: RowDraft) => void;
}

const roomBounds = {
  S: { max: limits.single, step: 1 },
  D: { max: limits.double, step: limits.doubleStep },
} as const;

/** Persons in each room type; together they must be everybody who needs a bed (CART-5). */
export function RoomEditor({ hotels, draft, onChange }: RoomEditorProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { lanTp } = useLocale();
  const format = useFormat();
  if (hotels.length === 0) return null;
  const placed = hotels.reduce((sum, hotel) => sum + (draft.rooms[hotel.hotel_dtl_id] ?? 0), 0);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{common('unit_hotel')}</legend>
      <p className={css.note}>{t('rooms_placed', { placed, all: payingHeads(draft.party) })}</p>
      {hotels.map((hotel) => (
        <Stepper
          key={hotel.hotel_dtl_id}
          label={wireText(hotel, 'hotel_type_', 'nm', lanTp)}
          note={common('price_per_person', { price: format.money(hotel.hotel_price) })}
          value={draft.rooms[hotel.hotel_dtl_id] ?? 0}
          {...roomBounds[hotel.hotel_type]}
          onChange={(persons) =>
            onChange({ ...draft, rooms: { ...draft.rooms, [hotel.hotel_dtl_id]: persons } })
          }
        />
      ))}
    </fieldset>
  );
}
