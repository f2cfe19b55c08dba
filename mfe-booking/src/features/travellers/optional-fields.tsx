import type { OrderDetail } from '@narae/contracts';
import { MAX_NAME_LENGTH, MAX_TYPED_NUMBER } from '@narae/contracts/passport-fields';
import { travellerField, type Seat } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from '../../shared/people/people.module.css';
import type { Problems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import { PassportFields } from './passport-fields.tsx';
import type { TravellersFormState } from './use-draft.ts';

interface OptionalFieldsProps {
  readonly booking: OrderDetail;
  readonly seat: Seat;
  readonly form: TravellersFormState;
  readonly problems: Problems;
}

/** What a traveller may add and need not (ORDER-12): folded away until something stands in it. */
export function OptionalFields({ booking, seat, form, problems }: OptionalFieldsProps): ReactNode {
  const t = useT(namespace);
  const fields = [
    { field: travellerField.visaNo(seat), label: t('visa_no'), upper: true, maxLength: MAX_TYPED_NUMBER },
    { field: travellerField.city(seat), label: t('city'), upper: false, maxLength: MAX_NAME_LENGTH },
  ];
  const filled = [
    travellerField.passportNo(seat),
    travellerField.passportExpiry(seat),
    ...fields.map(({ field }) => field),
  ].some((field) => form.textOf(field) !== '');
  const fold = useRef<HTMLDetailsElement>(null);
  // Also when a saved traveller is chosen: what does not fit the trip is said beside these fields.
  useEffect(() => {
    if (filled && fold.current) fold.current.open = true;
  }, [filled]);
  const [open] = useState(filled);
  return (
    <details ref={fold} className={css.more} open={open}>
      <summary>{t('more_fields')}</summary>
      <div className={css.moreFields}>
        <PassportFields booking={booking} seat={seat} form={form} problems={problems} />
        {fields.map(({ field, label, upper, maxLength }) => (
          <TextField
            key={field}
            {...problems.wire(field)}
            label={label}
            optional
            autoComplete="off"
            autoCapitalize={upper ? 'characters' : 'words'}
            spellCheck={false}
            maxLength={maxLength}
            value={form.textOf(field)}
            onChange={(event) => form.setText(field, event.target.value)}
          />
        ))}
      </div>
    </details>
  );
}
