import { createContext, use, type Context, type ReactNode } from 'react';

/** The `common` pack holds the same keys. */
export const UI_STRINGS = {
  btn_retry: 'Try again',
  opens_in_new_window: '{{label}} (opens in a new window)',
  ui_adjust_down: '{{label}}: one fewer',
  ui_adjust_up: '{{label}}: one more',
  ui_at_max: 'You can choose {{value}} at most.',
  ui_at_min: 'Please choose at least {{value}}.',
  ui_choose_file: 'Choose a picture',
  ui_close: 'Close',
  ui_country_code: 'Country code',
  ui_drop_file: 'or drop it here',
  ui_example: 'Example of a good picture',
  ui_file_done: 'Uploaded',
  ui_go_to_picture: 'Picture {{index}}',
  ui_hours_left: '{{hours}} h left',
  ui_loading: 'Loading…',
  ui_minutes_left: '{{minutes}} min left',
  ui_next: 'Next',
  ui_notifications: 'Notifications',
  ui_optional: 'optional',
  ui_password_hide: 'Hide password',
  ui_password_show: 'Show password',
  ui_picture_of: '{{index}} / {{count}}',
  ui_previous: 'Previous',
  ui_remove: 'Remove',
  ui_replace: 'Replace',
  ui_rule_met: 'done',
  ui_rule_unmet: 'still needed',
  ui_selected_count: '{{value}} selected',
  ui_step_done: 'done',
  ui_tel_twice: 'The country code is there twice. Did you mean {{tel}}?',
  ui_tel_use: 'Use this number',
  ui_time_over: 'Time is up',
  ui_uploading: 'Uploading… {{percent}}%',
} as const;

export type UiKey = keyof typeof UI_STRINGS;
export type UiText = (key: UiKey, params?: Readonly<Record<string, string | number>>) => string;

const english: UiText = (key, params) =>
  UI_STRINGS[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params?.[name] ?? ''));

// On a registered symbol: every remote bundles these components, and all of them must hear one provider.
const registry = globalThis as { [key: symbol]: Context<UiText> | undefined };
const UiTextContext = (registry[Symbol.for('narae.ui.text')] ??= createContext<UiText>(english));

/** Pass the translator of the `common` pack. Mounted once, by the shell. */
export function UiStringsProvider({ text, children }: { text: UiText; children: ReactNode }) {
  return <UiTextContext value={text}>{children}</UiTextContext>;
}

export const useUiText = (): UiText => use(UiTextContext);
