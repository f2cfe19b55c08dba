import { useState } from 'react';
import { TelField } from '@narae/shop-ui';
import {
  Button,
  Checkbox,
  ChoiceGroup,
  IconPayAlipay,
  IconPayWechat,
  MultiSelect,
  PasswordField,
  RadioCard,
  SelectField,
  Stepper,
  TextArea,
  TextField,
} from '@narae/ui';
import { useT } from '@narae/i18n';
import css from '../gallery.module.css';
import { useWords } from './use-words.ts';

export function FieldsPart() {
  const { t, w, money } = useWords();
  const error = useT('errors');
  const [password, setPassword] = useState('han');
  const [tel, setTel] = useState('84901234567');
  const [adults, setAdults] = useState(2);
  const [teens, setTeens] = useState(0);
  const [options, setOptions] = useState<string[]>(['a']);
  const [pack, setPack] = useState('1');
  const [pay, setPay] = useState('A');
  return (
    <div className={css.columns}>
      <div className={css.stack}>
        <TextField label={w('label_name')} hint={error('traveller_name_input')} placeholder="HONG GILDONG" />
        <TextField
          label={w('email')}
          type="email"
          defaultValue="minh@example"
          error={error('login_email_validation')}
          action={<Button>{w('btn_confirm')}</Button>}
        />
        <TelField
          label={w('label_tel')}
          optional
          hint={error('common_tel_number')}
          value={tel}
          onChange={setTel}
          region="KR"
          lang={document.documentElement.lang}
        />
        <TextField
          label={w('email')}
          readOnly
          defaultValue="m***@example.com"
          action={<Button>{t('btn_copy')}</Button>}
        />
        <PasswordField
          label={w('label_password')}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          rules={[
            {
              label: error('common_login_password_validation'),
              met:
                password.length >= 8 &&
                password.length <= 25 &&
                /[a-z]/.test(password) &&
                /\d/.test(password),
            },
          ]}
        />
        <TextArea label={w('area')} error={error('comment_content_nodata')} />
        <SelectField
          label={w('pick')}
          placeholder={w('btn_select')}
          defaultValue=""
          options={[
            { value: '1', label: w('trip') },
            { value: '2', label: w('concert') },
          ]}
        />
        <TextField label={w('date')} type="date" defaultValue="2026-11-28" />
      </div>
      <div className={css.stack}>
        <ChoiceGroup legend={w('pick')}>
          {['1', '2', '3'].map((value) => (
            <RadioCard
              key={value}
              name="pack"
              title={value === '1' ? w('trip') : w('concert')}
              note={t('seats_left', { count: Number(value) * 4 })}
              aside={money(129000 * Number(value))}
              checked={pack === value}
              disabled={value === '3'}
              onChange={() => setPack(value)}
            />
          ))}
        </ChoiceGroup>
        <div>
          <Stepper
            label={t('traveller_adult_plural')}
            note={t('traveller_adult_band')}
            value={adults}
            onChange={setAdults}
            max={4}
            maxNote={t('seats_left', { count: 4 })}
          />
          <Stepper
            label={t('traveller_teen_plural')}
            note={t('traveller_teen_band')}
            value={teens}
            onChange={setTeens}
          />
          <Stepper
            label={t('traveller_children_plural')}
            note={t('traveller_children_band')}
            value={1}
            onChange={() => undefined}
            error={error('prod_cnt_fail')}
          />
          <Stepper
            label={t('traveller_child_plural')}
            note={t('traveller_child_band')}
            value={0}
            onChange={() => undefined}
            disabled
          />
        </div>
        <MultiSelect
          label={w('option')}
          placeholder={w('btn_select')}
          value={options}
          onChange={setOptions}
          defaultOpen
          hint={error('opt_participants_select')}
          options={[
            { value: 'a', label: w('trip'), price: money(25000), note: w('note') },
            { value: 'b', label: w('concert'), price: money(18000) },
            { value: 'c', label: w('place'), price: money(9000), disabled: true },
          ]}
        />
        <ChoiceGroup legend={t('step_pay')} error={error('pay_choice_input')}>
          <RadioCard
            name="pay"
            title="Alipay"
            aside={<IconPayAlipay />}
            checked={pay === 'A'}
            onChange={() => setPay('A')}
          />
          <RadioCard
            name="pay"
            title="WeChat Pay"
            aside={<IconPayWechat />}
            checked={pay === 'W'}
            onChange={() => setPay('W')}
          />
        </ChoiceGroup>
        <Checkbox label={t('nav_terms')} note={w('note')} defaultChecked />
        <Checkbox label={t('nav_privacy')} error={error('invalid_value')} />
        <Checkbox label={t('btn_hide_for_a_day')} disabled defaultChecked />
      </div>
    </div>
  );
}
