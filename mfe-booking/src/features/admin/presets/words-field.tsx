import { useLocale, useT } from '@narae/shell-sdk';
import { SelectField, TextArea } from '@narae/ui';
import { useState, type ReactNode, type Ref } from 'react';
import { type PresetLanguage, presets, type PresetUse, withPreset } from './preset-texts.ts';

interface WordsFieldProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly use: PresetUse;
  readonly language: PresetLanguage;
  readonly label: string;
  readonly hint: string;
  readonly error: string | false | undefined;
  readonly optional?: boolean;
  readonly most: number;
  readonly value: string;
  readonly onChange: (words: string) => void;
}

/**
 * The writer's own words, or presets chosen in the writer's language that stand in the field in the reader's.
 */
export function WordsField(props: WordsFieldProps): ReactNode {
  const { ref, use, language, label, hint, error, optional = false, most, value, onChange } = props;
  const t = useT('bookingAdmin');
  const { lanTp: mine } = useLocale();
  const [chosen, setChosen] = useState('');
  const [full, setFull] = useState(false);
  const preset = presets[use][Number(chosen)];
  const choose = (index: string): void => {
    setChosen(index);
    const picked = presets[use][Number(index)];
    const words = index !== '' && picked ? withPreset(value, picked, { use, language, most }) : value;
    setFull(words === null);
    if (words !== null) onChange(words);
  };
  return (
    <>
      <SelectField
        label={t('preset')}
        hint={chosen !== '' && preset && mine !== language ? preset[mine] : t('preset_hint')}
        error={full && t('preset_full')}
        optional
        placeholder={t('preset_none')}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        options={presets[use].map((item, index) => ({ value: String(index), label: item[mine] }))}
      />
      <TextArea
        ref={ref}
        label={label}
        hint={hint}
        error={error || undefined}
        optional={optional}
        maxLength={most}
        value={value}
        onChange={({ target }) => {
          setFull(false);
          onChange(target.value);
        }}
      />
    </>
  );
}
