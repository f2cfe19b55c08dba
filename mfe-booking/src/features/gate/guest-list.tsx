import type { GateGuest } from '@narae/contracts';
import { shownTicketNo } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { Badge, Button, cx, Reference } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './gate.module.css';

interface GuestListProps {
  readonly guests: readonly GateGuest[];
  readonly search: string;
  readonly busy: boolean;
  readonly onCheckIn: (guest: GateGuest) => void;
  readonly onUndo: (guest: GateGuest) => void;
}

const folded = (text: string): string => text.toUpperCase().replaceAll(/[\s'’-]/g, '');

const matches =
  (search: string) =>
  ({ mem_nm, order_id, ticket_no }: GateGuest): boolean =>
    [mem_nm, order_id, ticket_no].some((text) => folded(text).includes(folded(search)));

/** Guests who are not here yet come first. */
export function GuestList({ guests, search, ...actions }: GuestListProps): ReactNode {
  const t = useT('bookingGate');
  const found = guests
    .filter(matches(search))
    .sort((a, b) => Number(a.checked_in !== null) - Number(b.checked_in !== null));
  return (
    <section className={css.list} aria-labelledby="gate-guests">
      <h3 id="gate-guests" className={css.heading}>
        {t('guests', { count: found.length })}
      </h3>
      {found.length === 0 && <p className={css.note}>{t(search ? 'no_match' : 'no_guests')}</p>}
      <ul role="list" className={css.guests}>
        {found.map((guest) => (
          <GuestRow key={guest.ticket_no} guest={guest} {...actions} />
        ))}
      </ul>
    </section>
  );
}

function GuestRow({
  guest,
  busy,
  onCheckIn,
  onUndo,
}: { readonly guest: GateGuest } & Pick<GuestListProps, 'busy' | 'onCheckIn' | 'onUndo'>): ReactNode {
  const t = useT('bookingGate');
  const common = useT('common');
  const format = useFormat();
  const { mem_nm, order_id, ticket_no, checked_in, conflicts, papers_missing, cancelling } = guest;
  return (
    <li className={css.guest}>
      <div>
        <p className={css.name}>{mem_nm}</p>
        <p className={css.note}>
          <Reference>{shownTicketNo(ticket_no)}</Reference> · {common(`traveller_${guest.mem_type}`)} ·{' '}
          <Reference>{order_id}</Reference> ({guest.party_cnt})
        </p>
        <p className={css.badges}>
          {checked_in && (
            <Badge state="paid">
              {t('here_since', { time: format.date(checked_in.at, 'clock'), gate: checked_in.gate })}
            </Badge>
          )}
          {papers_missing && <Badge state="needsTravellers">{t('papers_missing')}</Badge>}
          {cancelling && <Badge state="cancelRequested">{t('cancelling')}</Badge>}
        </p>
        {conflicts.map(({ scan_id, at, gate }) => (
          <p key={scan_id} className={cx(css.note, css.conflict)}>
            {t('conflict_at', { time: format.date(at, 'clock'), gate })}
          </p>
        ))}
      </div>
      {checked_in ? (
        <Button kind="secondary" aria-label={t('undo_of', { name: mem_nm })} onClick={() => onUndo(guest)}>
          {t('undo')}
        </Button>
      ) : (
        <Button
          kind="secondary"
          disabled={busy}
          aria-label={t('check_in_of', { name: mem_nm })}
          onClick={() => onCheckIn(guest)}
        >
          {t('check_in')}
        </Button>
      )}
    </li>
  );
}
