import { useState, type ComponentPropsWithRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiText } from '../core/ui-strings.tsx';
import { VisuallyHidden } from '../core/visually-hidden.tsx';
import { cx } from '../core/cx.ts';
import { IconCheck } from '../icons/actions.tsx';
import { IconEye, IconEyeOff } from '../icons/editing.tsx';
import { Field, type FieldTexts } from './field.tsx';
import css from './field.module.css';
import own from './password-field.module.css';

export interface PasswordRule {
  label: string;
  met: boolean;
}

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'children' | 'type'> {
  rules?: readonly PasswordRule[];
}

export function PasswordField({
  label,
  hint,
  error,
  optional,
  rules,
  className,
  id,
  ...input
}: PasswordFieldProps) {
  const ui = useUiText();
  const [shown, setShown] = useState(false);
  const checklist = rules && <Checklist rules={rules} />;
  return (
    <Field
      label={label}
      hint={checklist ?? hint}
      error={error}
      optional={optional}
      id={id}
      className={className}
    >
      {(wiring) => (
        <div className={css.withSide}>
          <input
            autoComplete="current-password"
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={css.control}
          />
          <span className={css.side}>
            <IconButton
              label={ui(shown ? 'ui_password_hide' : 'ui_password_show')}
              icon={shown ? <IconEyeOff size={20} /> : <IconEye size={20} />}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}

function Checklist({ rules }: { rules: readonly PasswordRule[] }) {
  const ui = useUiText();
  return (
    <ul className={own.rules} role="list">
      {rules.map((rule) => (
        <li key={rule.label} className={cx(own.rule, rule.met && own.met)}>
          <span className={own.mark}>{rule.met && <IconCheck size={14} strokeWidth={3} />}</span>
          {rule.label}
          <VisuallyHidden>: {ui(rule.met ? 'ui_rule_met' : 'ui_rule_unmet')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
