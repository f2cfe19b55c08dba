import type { CartItem, Currency, Option, HotelDetail } from '@narae/contracts';
import { firstParticipants, seatsNeeded, payingHeads } from '@narae/rules';
import { useFormat, useLocale, useT, wireText } from '@narae/shell-sdk';
import { OptionChoice, RoomChoice } from '@narae/shop-ui';
import type { ReactNode } from 'react';
import { hotelDtlList, optionList2, productSeats } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';
import type { RowDraft } from './row-draft.ts';

interface OptionEditorProps {
  readonly item: CartItem;
  readonly options: readonly Option[];
  readonly draft: RowDraft;
  /** The page's own unless it is named. */
  readonly currency?: Currency;
  readonly onChange: (draft: RowDraft) => void;
}

/** What is left of each limited option, live; a paid order has its own besides (SEAT-9). */
function useOptionLeft({ prod_id, txn_type, options }: CartItem): (opt_code: string) => number | undefined {
  const { data } = useCall(productSeats, { prod_ids: [prod_id] }, { live: 'seats' });
  const own = txn_type === 'P' ? options : [];
  return (opt_code) => {
    const line = data?.[0]?.option_left?.find((left) => left.opt_code === opt_code);
    const had = own.find((one) => one.opt_code === opt_code)?.participant_cnt ?? 0;
    return line && line.remaining + had;
  };
}

export function OptionEditor({ item, options, draft, currency, onChange }: OptionEditorProps): ReactNode {
  const common = useT('common');
  const { lanTp } = useLocale();
  const format = useFormat();
  const leftOf = useOptionLeft(item);
  return (
    <OptionChoice
      text={common}
      items={options.map((option) => ({
        kind: option.opt_kind,
        value: option.opt_code,
        label: wireText(option, 'opt_', 'nm', lanTp),
        price: format.money(option.opt_price, currency),
        left: leftOf(option.opt_code),
      }))}
      counts={draft.options}
      people={seatsNeeded(draft.party, item)}
      first={firstParticipants(draft.party)}
      onChange={(counts) => onChange({ ...draft, options: counts })}
    />
  );
}

interface RoomEditorProps {
  readonly hotels: readonly HotelDetail[];
  readonly draft: RowDraft;
  readonly currency?: Currency;
  readonly onChange: (draft: RowDraft) => void;
}

export function RoomEditor({ hotels, draft, currency, onChange }: RoomEditorProps): ReactNode {
  const common = useT('common');
  const { lanTp } = useLocale();
  const format = useFormat();
  return (
    <RoomChoice
      text={common}
      travellers={payingHeads(draft.party)}
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

/** From the catalogue. */
export function useRowChoices({ prod_type, prod_category, opt_code, hotels: rooms }: CartItem) {
  const options = useCall(optionList2, opt_code ? { opt_code } : null);
  const hotels = useCall(hotelDtlList, rooms.length > 0 ? { prod_type, prod_category } : null);
  return {
    options: options.data ?? [],
    hotels: hotels.data ?? [],
    waiting: options.isLoading || hotels.isLoading,
    failed: options.isLoadingError || hotels.isLoadingError,
    again: (): void => {
      for (const query of [options, hotels]) if (query.isLoadingError) void query.refetch();
    },
  };
}
