import type { MyProfile } from '@narae/contracts';
import { LANGUAGES, LAN_TPS } from '@narae/contracts/languages';
import { MAX_NICK_LENGTH } from '@narae/contracts/my-account-limits';
import { profileChange } from '@narae/contracts/rows';
import { ApiError, call, toast, useT } from '@narae/shell-sdk';
import { SelectField, TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { ProveForm, type Proof } from '../../shared/passkeys/prove-form.tsx';
import { PersonFields } from '../../shared/person-fields.tsx';
import { useTextForm } from '../../shared/use-text-form.ts';
import './texts.ts';

interface ProfileFormProps {
  readonly profile: MyProfile;
  readonly onChanged: () => Promise<void>;
}

const languages = LAN_TPS.map((value) => ({ value, label: LANGUAGES[value].ownName }));
const fieldNames = ['mem_nm', 'mem_nick', 'mem_tel'] as const;

/**
 * Name, nickname, telephone and the language of mails; another telephone number asks who it is (ACCOUNT-24). What was typed stays
 * where somebody else was faster.
 */
export function ProfileForm({ profile, onChanged }: ProfileFormProps): ReactNode {
  const t = useT('accountOwn');
  const { mem_nm, mem_nick, mem_tel, mail_lan_tp, has_password } = profile;
  const { fields, say, text } = useTextForm({ mem_nm, mem_nick, mem_tel });
  const [language, setLanguage] = useState(mail_lan_tp);

  const save = async (proof: Proof): Promise<void> => {
    try {
      const { profile_version } = profile;
      await call(profileChange, { ...fields, ...proof, mail_lan_tp: language, profile_version });
    } catch (error) {
      const field = error instanceof ApiError && fieldNames.find((name) => name === error.field);
      if (field && error instanceof ApiError) return say(field, error.message);
      // The next press says knowingly what it writes over.
      if (error instanceof ApiError && error.error === 'version_conflict') await onChanged();
      throw error;
    }
    await onChanged();
    toast.show({ text: t('profile_done'), kind: 'success' });
  };

  return (
    <ProveForm action={t('save')} hasPassword={has_password} run={save}>
      <PersonFields name={text('mem_nm')} tel={text('mem_tel')} />
      <TextField
        {...text('mem_nick')}
        label={t('nick')}
        hint={t('nick_hint')}
        autoComplete="nickname"
        maxLength={MAX_NICK_LENGTH}
      />
      <SelectField
        label={t('mail_language')}
        options={languages}
        value={language}
        onChange={({ target }) => setLanguage(LAN_TPS.find((one) => one === target.value) ?? language)}
      />
    </ProveForm>
  );
}
