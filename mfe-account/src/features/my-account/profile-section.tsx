import './texts.ts';
import { useT, ApiError, call, toast, toastTimes, upload } from '@narae/shell-sdk';
import { type ReactNode, useState, useRef } from 'react';
import type { MyProfile } from '@narae/contracts';
import { LANGUAGES, LAN_TPS } from '@narae/contracts/languages';
import { MAX_NICK_LENGTH } from '@narae/contracts/my-account-limits';
import { profileChange, profilePicture, profilePictureDelete } from '@narae/contracts/rows';
import { SelectField, Skeleton, TextField, Button, IconUser, cx } from '@narae/ui';
import { AccountSection } from '../../shared/account-section.tsx';
import { ProfileLoaded } from './profile-loaded.tsx';
import { ProveForm, type Proof } from '../../shared/passkeys/prove-form.tsx';
import { PersonFields } from '../../shared/person-fields.tsx';
import { useTextForm } from '../../shared/use-text-form.ts';
import css from './own.module.css';

/** Picture, name, nickname, telephone, language of mails (ACCOUNT-27). */
export default function ProfileSection(): ReactNode {
  const t = useT('accountOwn');
  return (
    <AccountSection id="profile" title={t('profile_title')} text={t('profile_text')}>
      <ProfileLoaded waiting={<ProfileWaiting />}>
        {(profile, changed) => (
          <>
            <PictureField path={profile.mem_profile_path} onChanged={changed} />
            <ProfileForm profile={profile} onChanged={changed} />
          </>
        )}
      </ProfileLoaded>
    </AccountSection>
  );
}

/** The picture, four fields and the button. */
function ProfileWaiting(): ReactNode {
  return (
    <>
      <div className={css.picture}>
        <span className={css.face} />
      </div>
      <Skeleton shape="form" count={4} />
    </>
  );
}

interface ProfileFormProps {
  readonly profile: MyProfile;
  readonly onChanged: () => Promise<void>;
}

const languages = LAN_TPS.map((value) => ({ value, label: LANGUAGES[value].ownName }));
const fieldNames = ['mem_nm', 'mem_nick', 'mem_tel'] as const;

/** Another telephone number asks who it is (ACCOUNT-24). After a version conflict what was typed stays. */
function ProfileForm({ profile, onChanged }: ProfileFormProps): ReactNode {
  const t = useT('accountOwn');
  const { mem_nm, mem_nick, mem_tel, mail_lan_tp, has_password } = profile;
  const form = useTextForm({ initial: { mem_nm, mem_nick, mem_tel }, asksBeforeLeaving: true });
  const { values, say, text } = form;
  const [language, setLanguage] = useState(mail_lan_tp);

  const save = async (proof: Proof): Promise<void> => {
    try {
      const { profile_version } = profile;
      await call(profileChange, { ...values, ...proof, mail_lan_tp: language, profile_version });
    } catch (error) {
      const field = error instanceof ApiError && fieldNames.find((name) => name === error.field);
      if (field && error instanceof ApiError) return say(field, error.message);
      // The next press knows what it overwrites.
      if (error instanceof ApiError && error.error === 'version_conflict') await onChanged();
      throw error;
    }
    form.reset(values);
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
        onChange={({ target }) => setLanguage(LAN_TPS.find((lanTp) => lanTp === target.value) ?? language)}
      />
    </ProveForm>
  );
}

interface PictureFieldProps {
  readonly path: string;
  readonly onChanged: () => Promise<void>;
}

function PictureField({ path, onChanged }: PictureFieldProps): ReactNode {
  const t = useT('accountOwn');
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'set' | 'remove' | null>(null);

  const run = async (what: 'set' | 'remove', work: () => Promise<unknown>): Promise<void> => {
    setBusy(what);
    try {
      await work();
      await onChanged();
      toast.show({ text: t('picture_done'), kind: 'success' });
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(null);
    }
  };

  return (
    <div className={css.picture}>
      {path ? (
        <img className={css.face} src={path} alt={t('picture_alt')} width={72} height={72} />
      ) : (
        <span className={cx(css.face, css.noFace)} aria-hidden="true">
          <IconUser size={36} />
        </span>
      )}
      <div className={css.ways}>
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg"
          hidden
          data-testid="picture-file"
          aria-label={t('picture_choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void run('set', () => upload(profilePicture, {}, file));
          }}
        />
        <Button busy={busy === 'set'} onClick={() => chooser.current?.click()}>
          {t(path ? 'picture_change' : 'picture_choose')}
        </Button>
        {path && (
          <Button
            kind="quiet"
            busy={busy === 'remove'}
            onClick={() => void run('remove', () => call(profilePictureDelete, {}))}
          >
            {t('picture_remove')}
          </Button>
        )}
      </div>
      <p className={css.soft}>{t('picture_hint')}</p>
    </div>
  );
}
