import { isBlank } from '@narae/contracts/prepared-text';
import type { OrderDetail } from '@narae/contracts';
import { MAX_AREA_LENGTH } from '@narae/contracts/contact-limits';
import { MAX_EMAIL_LENGTH, isEmailAddress } from '@narae/contracts/email-pattern';
import { shownTel } from '@narae/rules';
import { useLocale, useT, ApiError, call, toast } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import { type ReactNode, useRef, useState } from 'react';
import { orderDetail, orderUpdate, reservInfoUpdate } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { namespace } from '../../texts.ts';
import css from './order-page.module.css';

interface ContactFieldsProps {
  readonly booking: OrderDetail;
  readonly contact: Contact;
}

/** Outside Chinese with the area (ORDER-3). */
export function ContactFields({ booking, contact: { wire } }: ContactFieldsProps): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();

  return (
    <section className={css.block}>
      <h2>{t('contact')}</h2>
      <div className={css.fields}>
        <TextField label={t('name')} value={booking.buyername} readOnly />
        <TextField label={t('tel')} value={shownTel(booking.tel)} readOnly />
        <TextField
          {...wire('email')}
          label={t('email')}
          hint={t('email_saved_hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
        />
        {lanTp !== 'CHN' && (
          <TextField
            {...wire('area')}
            label={t('area')}
            hint={t('area_hint')}
            optional
            maxLength={MAX_AREA_LENGTH}
          />
        )}
      </div>
    </section>
  );
}

const fields = ['email', 'area'] as const;

type Field = (typeof fields)[number];

function useSaveContact({ order_id, cart_id, email, area }: OrderDetail) {
  const errors = useT('errors');
  const { invalidate } = useCallCache();
  // The page reads the order again only later.
  const held = useRef({ email, area });
  const saves = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (field: Field, value: string): Promise<string | null> => {
    if (value === held.current[field]) return null;
    try {
      await (field === 'email'
        ? call(orderUpdate, { order_id, email: value })
        : call(reservInfoUpdate, { order_id, area: value }));
      held.current = { ...held.current, [field]: value };
      toast.show({ key: 'update_success', kind: 'success' });
      void invalidate(orderDetail, { cart_id });
      return null;
    } catch (error) {
      return error instanceof ApiError ? error.message || errors(error.textKey) : errors('internal_fail');
    }
  };
  return {
    problemOf: (field: Field, text: string): string | null => {
      const value = text.trim();
      if (field !== 'email' || value === held.current.email || isEmailAddress(value)) return null;
      return errors(isBlank(value) ? 'login_email_input' : 'login_email_validation');
    },
    /** One save at a time, so that the newest arrives last. @returns what is wrong, null once it is saved */
    save: (field: Field, text: string): Promise<string | null> => {
      const saving = saves.current.then(() => send(field, text.trim()));
      saves.current = saving;
      return saving;
    },
  };
}

/** A field is saved when it is left, and before anything is paid (ORDER-3). */
export function useContact(booking: OrderDetail) {
  const { problemOf, save } = useSaveContact(booking);
  const [values, setValues] = useState({ email: booking.email, area: booking.area });
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const controls = { email: useRef<HTMLInputElement>(null), area: useRef<HTMLInputElement>(null) };

  const say = (field: Field, text: string, beside: boolean): void => {
    setProblems((before) => ({ ...before, [field]: text }));
    toast.show({ text, kind: 'warning', beside });
  };
  /** A shopper who goes on to the next field is not called back. */
  const leave = async (field: Field): Promise<void> => {
    const text = problemOf(field, values[field]) ?? (await save(field, values[field]));
    if (text) say(field, text, false);
  };
  const stopAt = (field: Field, text: string): false => {
    say(field, text, true);
    controls[field].current?.focus();
    return false;
  };
  const saveEach = async (): Promise<boolean> => {
    for (const field of fields) {
      const text = await save(field, values[field]);
      if (text) return stopAt(field, text);
    }
    return true;
  };

  return {
    wire: (field: Field) => ({
      ref: controls[field],
      value: values[field],
      error: problems[field],
      onChange: ({ target }: { readonly target: { readonly value: string } }): void => {
        setProblems((before) => ({ ...before, [field]: undefined }));
        setValues({ ...values, [field]: target.value });
      },
      onBlur: (): void => void leave(field),
    }),
    /**
     * What cannot be saved is said beside its field, which gets the focus. @returns whether all is saved,
     * false at once where no call is needed for that
     */
    saveAll: (): false | Promise<boolean> => {
      for (const field of fields) {
        const text = problemOf(field, values[field]);
        if (text) return stopAt(field, text);
      }
      return saveEach();
    },
  };
}

type Contact = ReturnType<typeof useContact>;
