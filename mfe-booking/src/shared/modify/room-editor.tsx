import type { Currency, HotelDetail } from '@narae/contracts';
import { payingHeads } from '@narae/rules';
import { useFormat, useLocale, useT, wireText } from '@narae/shell-sdk';
import { RoomChoice } from '@narae/shop-ui';
import type { ReactNode } from 'react';
import type { RowDraft } from './row-draft.ts';

interface RoomEditorProps {
  readonly hotels: readonly HotelDetail[];
  readonly draft: RowDraft;
  /** Of their prices; the page's own where it is not named. */
  readonly currency?: Currency;
  readonly onChange: (draft: RowDraft) => void;
}

/** The rooms of a row. */
export function RoomEditor({ hotels, draft, currency, onChange }: RoomEditorProps): ReactNode {
  const common = useT('common');
  const { lanTp } = useLocale();
  const format = useFormat();
  return (
    <RoomChoice
      text={common}
      people={payingHeads(draft.party)}
      items={hotels.map((hotel) => ({
        value: hotel.hotel_dtl_id,
        label: wireText(hotel, 'hotel_type_', 'nm', lanTp),
        note: common('price_per_person', { price: format.money(hotel.hotel_price, currency) }),
        type: hotel.hotel_type,
      }))}
      counts={draft.rooms}
      onChange={(rooms) => onChange({ ...draft, rooms })}
    />
  );
}
