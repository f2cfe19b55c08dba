import type { CartItem, HotelDetail } from '@narae/contracts';
import { countField, discountPct, limits, memTypes } from '@narae/rules';
import { useLocale, useT, wireText } from '@narae/shell-sdk';
import { Stepper } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import type { RowDraft } from './row-draft.ts';

interface PartyEditorProps {
  readonly item: CartItem;
  readonly hotels: readonly HotelDetail[];
  readonly draft: RowDraft;
  readonly onChange: (draft: RowDraft) => void;
}

const roomBounds = {
  S: { max: limits.single, step: 1 },
  D: { max: limits.double, step: limits.doubleStep },
} as const;

/** Participants by category with discounts, and the persons in each room type. */
export function PartyEditor({ item, hotels, draft, onChange }: PartyEditorProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { lanTp } = useLocale();
  return (
    <>
      {memTypes.map((memType) => {
        const pct = discountPct(memType, item.discounts);
        const band = common(`traveller_${memType}_band`);
        return (
          <Stepper
            key={memType}
            label={common(`traveller_${memType}`)}
            note={pct > 0 && pct < 100 ? `${band} · ${t('discount_pct', { pct })}` : band}
            value={draft.party[countField[memType]]}
            max={limits.participants}
            onChange={(count) =>
              onChange({ ...draft, party: { ...draft.party, [countField[memType]]: count } })
            }
          />
        );
      })}
      {hotels.map((hotel) => (
        <Stepper
          key={hotel.hotel_dtl_id}
          label={wireText(hotel, 'hotel_type_', 'nm', lanTp)}
          value={draft.rooms[hotel.hotel_dtl_id] ?? 0}
          {...roomBounds[hotel.hotel_type]}
          onChange={(persons) =>
            onChange({ ...draft, rooms: { ...draft.rooms, [hotel.hotel_dtl_id]: persons } })
          }
        />
      ))}
    </>
  );
}
