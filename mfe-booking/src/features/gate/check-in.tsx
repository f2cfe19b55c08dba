import type { GateGuest, GateManifest } from '@narae/contracts';
import { typedTicketNo } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { Button, IconSearch, TextField, cx, IconCheck, IconWarning } from '@narae/ui';
import { useCallback, useState, type FormEvent, type ReactNode, useSyncExternalStore } from 'react';
import { gateLimits } from '@narae/contracts/gate-limits';
import { PrintedList } from '../../shared/gate/printed-list.tsx';
import { CameraView } from './camera-view.tsx';
import css from './gate.module.css';
import { GuestList } from './guest-list.tsx';
import { ScanResult, UndoDialog } from './scan-result.tsx';
import { useGate } from './use-gate.ts';
import { keepOnDevice, readOnDevice } from './scan-queue.ts';

const NUMBER_LENGTH = 8;

interface CheckInProps {
  /** `kept`: from this device; the server has not been reached since. */
  readonly list: { readonly manifest: GateManifest; readonly at: number; readonly kept: boolean };
  readonly mem_id: string;
}

/** By camera, by number, by name. */
export function CheckIn({ list, mem_id }: CheckInProps): ReactNode {
  const t = useT('bookingGate');
  const [name, setName] = useGateName();
  const gate = useGate(list, name || t('gate_default'), mem_id);
  const { guests, shown, busy, waiting, scan } = gate;
  const [typed, setTyped] = useState('');
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const [undoing, setUndoing] = useState<GateGuest | null>(null);
  const isNumber = isTicketNo(typed, guests);
  const read = (code: string): void => {
    // My info shows the order's number (ORDER-7): its people are checked in one by one.
    if (guests.some(({ order_id }) => order_id === code.trim())) setTyped(code.trim());
    else void scan(code, 'camera');
  };
  const takeBack = (guest: GateGuest): void => {
    if (gate.isUnsent(guest)) void gate.takeBack(guest);
    else setUndoing(guest);
  };
  return (
    <div className={css.checkIn}>
      <GateHead list={list} guests={guests} waiting={waiting} />
      <ScanResult shown={shown} onUndo={takeBack} />
      <CameraView onCode={read} />
      <TicketSearch
        typed={typed}
        onTyped={setTyped}
        isNumber={isNumber}
        busy={busy}
        onNumber={() => void scan(typed, 'typed').then(() => setTyped(''))}
      />
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

/** Eight letters may be a name, unless somebody on the list has them as their ticket's number. */
const isTicketNo = (typed: string, guests: readonly GateGuest[]): boolean => {
  const number = typedTicketNo(typed);
  return (
    number.length === NUMBER_LENGTH &&
    (/\d/.test(number) || guests.some(({ ticket_no }) => ticket_no === number))
  );
};

interface GateHeadProps {
  readonly list: CheckInProps['list'];
  readonly guests: readonly GateGuest[];
  readonly waiting: number;
}

function GateHead({ list: { manifest, kept }, guests, waiting }: GateHeadProps): ReactNode {
  const t = useT('bookingGate');
  const format = useFormat();
  const { departure, taken_at } = manifest;
  const checkedIn = guests.filter(({ checked_in }) => checked_in).length;
  return (
    <header>
      <h2 className={css.heading}>{departure.prod_title}</h2>
      <p className={css.note}>{format.date(departure.ymd_format)}</p>
      <p className={css.figure}>{t('checked_in_count', { count: checkedIn, of: guests.length })}</p>
      <SyncLine waiting={waiting} taken_at={taken_at} kept={kept} />
    </header>
  );
}

interface TicketSearchProps {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly isNumber: boolean;
  readonly busy: boolean;
  readonly onNumber: () => void;
}

function TicketSearch({ typed, onTyped, isNumber, busy, onNumber }: TicketSearchProps): ReactNode {
  const t = useT('bookingGate');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isNumber) onNumber();
  };
  return (
    <form className={css.search} role="search" onSubmit={submit}>
      <TextField
        label={t('search')}
        hint={t('search_hint')}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        onChange={(event) => onTyped(event.target.value)}
      />
      {isNumber && (
        <Button type="submit" busy={busy} icon={<IconSearch size={20} />}>
          {t('check_number')}
        </Button>
      )}
    </form>
  );
}

interface GateNameProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** Other gates read it next to "checked in already". */
function GateName({ name, onName }: GateNameProps): ReactNode {
  const t = useT('bookingGate');
  return (
    <TextField
      label={t('gate_name')}
      hint={t('gate_name_hint')}
      value={name}
      placeholder={t('gate_default')}
      maxLength={gateLimits.name}
      onChange={(event) => onName(event.target.value.replaceAll(/[<>]/g, ''))}
    />
  );
}

const KEY = 'narae_gate_name';

const useGateName = (): [string, (name: string) => void] => {
  const [name, setName] = useState(() => readOnDevice(KEY) ?? '');
  const change = (next: string): void => {
    setName(next);
    keepOnDevice(KEY, next);
  };
  return [name, change];
};

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

const isOnline = (): boolean => navigator.onLine;

function SyncLine({
  waiting,
  taken_at,
  kept,
}: {
  readonly waiting: number;
  readonly taken_at: string;
  /** There may be a network by now. */
  readonly kept: boolean;
}): ReactNode {
  const t = useT('bookingGate');
  const format = useFormat();
  const online = useSyncExternalStore(subscribe, isOnline) && !kept;
  const fine = online && waiting === 0;
  return (
    <p className={cx(css.sync, !fine && css.syncWaiting)} role="status">
      {fine ? <IconCheck size={20} /> : <IconWarning size={20} />}
      <span>
        {!online && `${t('sync_offline', { time: format.date(taken_at, 'clock') })} `}
        {waiting > 0 ? t('sync_waiting', { count: waiting }) : online && t('sync_done')}
      </span>
    </p>
  );
}
