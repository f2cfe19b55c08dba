import { MOST_EVENT_PEOPLE } from '@narae/contracts/event-limits';
import { useSession, useT, ApiError, toast, useCallOnce, useLocale } from '@narae/shell-sdk';
import { PartyChoice } from '@narae/shop-ui';
import { Button, ChoiceGroup, Dialog, Stepper, TextField } from '@narae/ui';
import { useId, type ReactNode, useState } from 'react';
import type { WaitingSlotProps } from '@narae/contracts/slots';
import type { PartyCounts } from '@narae/contracts';
import { waitingJoin, waitingMine } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { namespace } from '../../texts.ts';
import css from './waiting.module.css';

const how = {
  seats: 'queue_how_seats',
  places: 'queue_how_places',
  opening: 'queue_how_opening',
} as const;

export function JoinForm({
  onClose,
  ...props
}: WaitingSlotProps & { readonly onClose: () => void }): ReactNode {
  const t = useT(namespace);
  const { user } = useSession();
  const form = useId();
  const { kind, product } = props;
  const { fields, change, join, busy, problem } = useJoin(props);
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t(kind === 'opening' ? 'queue_remind' : 'queue_title')}
      actions={
        <>
          <p className={css.problem} role="alert">
            {problem?.field !== 'email' && problem?.text}
          </p>
          <Button kind="accent" type="submit" form={form} busy={busy}>
            {t(kind === 'opening' ? 'queue_remind' : 'queue_join')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={css.inside}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        {/* Fields that are filled already would bring up a phone's keyboard. */}
        <p className={css.name} tabIndex={-1} data-autofocus>
          {props.title}
        </p>
        <p>{t(how[kind])}</p>
        <HowMany kind={kind} product={product} fields={fields} change={change} />
        <TextField
          type="email"
          autoComplete="email"
          label={t('email')}
          hint={t(user?.email_confirmed ? 'queue_email_hint' : 'queue_email_unconfirmed')}
          value={fields.email}
          error={problem?.field === 'email' ? problem.text : undefined}
          onChange={(event) => change({ email: event.target.value })}
        />
      </form>
    </Dialog>
  );
}

interface HowManyProps extends Pick<WaitingSlotProps, 'kind' | 'product'> {
  readonly fields: Fields;
  readonly change: (part: Partial<Fields>) => void;
}

function HowMany({ kind, product, fields, change }: HowManyProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return (
    <>
      {kind === 'seats' && product && (
        <ChoiceGroup legend={t('queue_people')}>
          <PartyChoice
            text={common}
            party={fields.counts}
            discounts={product.discounts}
            onChange={(counts) => change({ counts })}
          />
        </ChoiceGroup>
      )}
      {kind === 'places' && (
        <Stepper
          label={t('event_count')}
          value={fields.event_cnt}
          min={1}
          max={MOST_EVENT_PEOPLE}
          onChange={(event_cnt) => change({ event_cnt })}
        />
      )}
    </>
  );
}

interface Fields {
  readonly counts: PartyCounts;
  readonly event_cnt: number;
  readonly email: string;
}

/** Who joined elsewhere meanwhile sees their place in the queue (SEAT-7). */
function useJoin({ kind, target_id, product }: WaitingSlotProps) {
  const t = useT(namespace);
  const errors = useT('errors');
  const { lanTp } = useLocale();
  const { user } = useSession();
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly field: string | undefined; readonly text: string }>();
  const [fields, setFields] = useState<Fields>({
    counts: { adult_cnt: Math.max(1, product?.package_cnt ?? 1), teen_cnt: 0, children_cnt: 0, child_cnt: 0 },
    event_cnt: 1,
    email: user?.mem_email ?? '',
  });

  const join = async (): Promise<void> => {
    setProblem(undefined);
    setBusy(true);
    const { counts, event_cnt, email } = fields;
    try {
      await callOnce(waitingJoin, {
        kind,
        target_id,
        email,
        lan_tp: lanTp,
        ...(kind === 'seats' && { counts }),
        ...(kind === 'places' && { event_cnt }),
      });
      await invalidate(waitingMine);
      toast.show({
        text: t(kind === 'opening' ? 'queue_opening_joined' : 'queue_joined'),
        kind: 'success',
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem({ field: error.field, text: error.message || errors(error.textKey) });
      if (error.error === 'waiting_already') void invalidate(waitingMine);
    } finally {
      setBusy(false);
    }
  };
  const change = (part: Partial<Fields>): void => {
    setProblem(undefined);
    setFields((current) => ({ ...current, ...part }));
  };
  return { fields, change, join, busy, problem };
}
