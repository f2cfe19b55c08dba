import { MOST_EVENT_PEOPLE } from '@narae/contracts/event-limits';
import { useSession, useT, ApiError, toast, useCallOnce, useLocale } from '@narae/shell-sdk';
import { PartyChoice } from '@narae/shop-ui';
import { useForm, type FormState } from '@narae/shell-sdk/form';
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
  const id = useId();
  const { kind, product } = props;
  const { form, rejected } = useJoin(props);
  const { counts, event_cnt } = form.problems;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t(kind === 'opening' ? 'queue_remind' : 'queue_title')}
      actions={
        <>
          <p className={css.problem} role="alert">
            {rejected || counts || event_cnt || form.notice}
          </p>
          <Button kind="accent" type="submit" form={id} busy={form.busy}>
            {t(kind === 'opening' ? 'queue_remind' : 'queue_join')}
          </Button>
        </>
      }
    >
      <form id={id} className={css.inside} {...form.props}>
        {/* Fields that are filled already would bring up a phone's keyboard. */}
        <p className={css.name} tabIndex={-1} data-autofocus>
          {props.title}
        </p>
        <p>{t(how[kind])}</p>
        <HowMany kind={kind} product={product} form={form} />
        <TextField
          {...form.text('email')}
          type="email"
          autoComplete="email"
          label={t('email')}
          hint={t(user?.email_confirmed ? 'queue_email_hint' : 'email_unconfirmed')}
        />
      </form>
    </Dialog>
  );
}

interface HowManyProps extends Pick<WaitingSlotProps, 'kind' | 'product'> {
  readonly form: FormState<Fields>;
}

function HowMany({ kind, product, form }: HowManyProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return (
    <>
      {kind === 'seats' && product && (
        <ChoiceGroup legend={t('queue_people')}>
          <PartyChoice
            text={common}
            party={form.values.counts}
            discounts={product.discounts}
            onChange={(counts) => form.set({ counts })}
          />
        </ChoiceGroup>
      )}
      {kind === 'places' && (
        <Stepper
          label={t('event_count')}
          value={form.values.event_cnt}
          min={1}
          max={MOST_EVENT_PEOPLE}
          onChange={(event_cnt) => form.set({ event_cnt })}
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
  const [rejected, setRejected] = useState('');
  const form = useForm<Fields>({
    initial: {
      counts: {
        adult_cnt: Math.max(1, product?.package_cnt ?? 1),
        teen_cnt: 0,
        children_cnt: 0,
        child_cnt: 0,
      },
      event_cnt: 1,
      email: user?.mem_email ?? '',
    },
    onChange: () => setRejected(''),
    send: async ({ counts, event_cnt, email }) => {
      setRejected('');
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
    },
    says: (error) => {
      if (!(error instanceof ApiError) || error.error === 'network_fail') return false;
      setRejected(error.message || errors(error.textKey));
      if (error.error === 'waiting_already') void invalidate(waitingMine);
      return true;
    },
  });
  return { form, rejected };
}
