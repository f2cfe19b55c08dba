import {
  internationalTel,
  mayRepeatCode,
  shownTel,
  telCountries,
  telCountry,
  typedTel,
  wireTel,
  type TelCountry,
} from '@narae/rules';
import { Button, controlClass, Field, IconChevronDown, useUiText, type FieldTexts } from '@narae/ui';
import { useEffect, useMemo, useState, type ComponentPropsWithRef } from 'react';
import css from './tel-field.module.css';

export interface TelFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'size' | 'type' | 'value' | 'onChange'> {
  /** Digits, the country's code first, no plus. */
  value: string;
  onChange: (tel: string) => void;
  /** The default country: `KR`. */
  region: string;
  lang: string;
}

interface Typed {
  readonly tel: string;
  readonly country: TelCountry;
  readonly text: string;
}

const begin = (tel: string, country: TelCountry): Typed => {
  const { country: own, national } = typedTel(tel, country);
  return { tel, country: own, text: national };
};

/** Country code and national digits. A pasted +84 … finds its country, a code typed twice is offered once (PEOPLE-6). */
export function TelField(props: TelFieldProps) {
  const { label, hint, error, optional, className, id, value, onChange, region, lang, ...input } = props;
  const [typed, setTyped] = useState(() => begin(value, telCountry(region)));
  const shown = typed.tel === value ? typed : begin(value, typed.country);

  const type = (text: string, country: TelCountry): void => {
    const abroad = internationalTel(text, country);
    const next = abroad ? { country: abroad.country, text: abroad.national } : { country, text };
    const tel = wireTel(next.text, next.country);
    setTyped({ ...next, tel });
    onChange(tel);
  };

  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(wiring) => (
        <>
          <div className={css.row}>
            <CodeSelect
              country={shown.country}
              lang={lang}
              onChange={(country) => type(shown.text, country)}
            />
            <input
              inputMode="tel"
              autoComplete="tel"
              maxLength={24}
              {...input}
              {...wiring}
              type="tel"
              className={controlClass}
              value={shown.text}
              onChange={(event) => type(event.target.value, shown.country)}
            />
          </div>
          <RepeatedCode {...shown} onUse={(text) => type(text, shown.country)} />
        </>
      )}
    </Field>
  );
}

interface RepeatedCodeProps extends Typed {
  readonly onUse: (national: string) => void;
}

/** What is typed stays as it is until somebody takes the offer. */
function RepeatedCode({ tel, country, onUse }: RepeatedCodeProps) {
  const ui = useUiText();
  const [found, setFound] = useState<{ readonly tel: string; readonly national: string | null }>();
  const may = mayRepeatCode(tel, country);
  useEffect(() => {
    if (!may) return undefined;
    let over = false;
    import('./repeated-code.ts').then(
      ({ withoutRepeatedCode }) => !over && setFound({ tel, national: withoutRepeatedCode(tel, country) }),
      // Without the offer the field is as good as it was.
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [may, tel, country]);
  const national = found?.tel === tel ? found.national : null;
  return (
    <div aria-live="polite">
      {national && (
        <p className={css.offer}>
          {ui('ui_tel_twice', { tel: shownTel(`${country.code}${national}`) })}{' '}
          <Button kind="quiet" type="button" onClick={() => onUse(national)}>
            {ui('ui_tel_use')}
          </Button>
        </p>
      )}
    </div>
  );
}

interface CodeSelectProps {
  readonly country: TelCountry;
  readonly lang: string;
  readonly onChange: (country: TelCountry) => void;
}

function CodeSelect({ country, lang, onChange }: CodeSelectProps) {
  const ui = useUiText();
  // The list is long, and each digit renders the field.
  const options = useMemo(
    () =>
      namedCountries(lang).map(({ region, code, name }) => (
        <option key={region} value={region}>
          {name} (+{code})
        </option>
      )),
    [lang],
  );
  return (
    <span className={css.code}>
      <span className={css.shown} aria-hidden="true">
        +{country.code}
        <IconChevronDown size={16} />
      </span>
      <select
        aria-label={ui('ui_country_code')}
        className={css.select}
        autoComplete="tel-country-code"
        value={country.region}
        onChange={(event) => onChange(telCountry(event.target.value))}
      >
        {options}
      </select>
    </span>
  );
}

function namedCountries(lang: string) {
  const names = new Intl.DisplayNames([lang], { type: 'region', fallback: 'code' });
  const { compare } = new Intl.Collator(lang);
  return telCountries()
    .map(({ region, code }) => ({ region, code, name: names.of(region) ?? region }))
    .sort((a, b) => compare(a.name, b.name));
}
