import { MOST_EVENT_PEOPLE } from '@narae/contracts/event-limits';
import { useSession, useT } from '@narae/shell-sdk';
import { PartyChoice } from '@narae/shop-ui';
import { Button, ChoiceGroup, Dialog, Stepper, TextField } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { useJoin } from './use-join.ts';
import type { WaitingSlotProps } from '@narae/contracts/slots';
import css from './waiting.module.css';

const how = {
  seats: 'queue_how_seats',
  places: 'queue_how_places',
  opening: 'queue_how_opening',
} as const;

/** For how many somebody waits and where they are told: what joining means is said before. */
export function JoinForm({
  onClose,
  ...props
}: WaitingSlotProps & { readonly onClose: () => void }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
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
