import type { GateGuest, GateManifest } from '@narae/contracts';
import { typedTicketNo } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { Button, IconSearch, TextField } from '@narae/ui';
import { useCallback, useState, type FormEvent, type ReactNode } from 'react';
import { PrintedList } from '../../shared/gate/printed-list.tsx';
import { CameraView } from './camera-view.tsx';
import { GateName } from './gate-name.tsx';
import css from './gate.module.css';
import { GuestList } from './guest-list.tsx';
import { ScanResult } from './scan-result.tsx';
import { SyncLine } from './sync-line.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { useGate } from './use-gate.ts';
import { useGateName } from './use-gate-name.ts';

/** The longest text that may be a ticket's number. */
const NUMBER_LENGTH = 8;

interface CheckInProps {
  /** The list, when it arrived, and whether it is one this device has kept: then the server was not reached since. */
  readonly list: { readonly manifest: GateManifest; readonly at: number; readonly kept: boolean };
  readonly mem_id: string;
}

/** Checking in at one departure: by camera, by number, by name. */
export function CheckIn({ list, mem_id }: CheckInProps): ReactNode {
  const t = useT('bookingGate');
  const format = useFormat();
  const [name, setName] = useGateName();
  const gate = useGate(list, name || t('gate_default'), mem_id);
  const { guests, shown, busy, waiting, scan } = gate;
  const [typed, setTyped] = useState('');
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const [undoing, setUndoing] = useState<GateGuest | null>(null);
  const { departure, taken_at } = list.manifest;
  const number = typedTicketNo(typed);
  // Eight letters may be a name as well, unless somebody on the list has them as their ticket's number.
  const isNumber =
    number.length === NUMBER_LENGTH &&
    (/\d/.test(number) || guests.some(({ ticket_no }) => ticket_no === number));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isNumber) return;
    void scan(typed, 'typed').then(() => setTyped(''));
  };
  const read = (code: string): void => {
    // The code on my info is the order's number (ORDER-7): it names a party, whose people are checked in one by one.
    if (guests.some(({ order_id }) => order_id === code.trim())) setTyped(code.trim());
    else void scan(code, 'camera');
  };
  const takeBack = (guest: GateGuest): void => {
    if (gate.isUnsent(guest)) void gate.takeBack(guest);
    else setUndoing(guest);
  };
  const checkedIn = guests.filter(({ checked_in }) => checked_in).length;
  return (
    <div className={css.checkIn}>
      <header>
        <h2 className={css.heading}>{departure.prod_title}</h2>
        <p className={css.note}>{format.date(departure.ymd_format)}</p>
        <p className={css.figure}>{t('checked_in_count', { count: checkedIn, of: guests.length })}</p>
        <SyncLine waiting={waiting} taken_at={taken_at} kept={list.kept} />
      </header>
      <ScanResult shown={shown} onUndo={takeBack} />
      <CameraView onCode={read} />
      <form className={css.search} role="search" onSubmit={submit}>
        <TextField
          label={t('search')}
          hint={t('search_hint')}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
          onChange={(event) => setTyped(event.target.value)}
        />
        {isNumber && (
          <Button type="submit" busy={busy} icon={<IconSearch size={20} />}>
            {t('check_number')}
          </Button>
        )}
      </form>
      <GuestList
        guests={guests}
        search={isNumber ? '' : typed}
        busy={busy}
        onCheckIn={({ ticket_no }) => void scan(ticket_no, 'list')}
        onUndo={takeBack}
      />
      <Button kind="secondary" className={css.tool} onClick={() => setPrinting(true)}>
        {t('print')}
      </Button>
      {printing && <PrintedList manifest={{ ...list.manifest, guests: [...guests] }} onDone={printed} />}
      <GateName name={name} onName={setName} />
      {undoing && <UndoDialog guest={undoing} onClose={() => setUndoing(null)} undo={gate.undo} />}
    </div>
  );
}
