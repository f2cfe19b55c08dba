import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './choice.tsx';
import { MultiSelect } from './multi-select.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea, TextField } from './text-field.tsx';

describe('fields', () => {
  it.each([
    ['TextField', <TextField key="1" label="Email" hint="We write to it" error="Not an email" />],
    ['TextArea', <TextArea key="2" label="Email" hint="We write to it" error="Not an email" />],
    [
      'SelectField',
      <SelectField key="3" label="Email" hint="We write to it" error="Not an email" options={[]} />,
    ],
  ])('%s ties label, error and hint to the control, the error first', (_, field) => {
    render(field);
    const control = screen.getByLabelText('Email');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Not an email We write to it');
  });

  it('is required unless it says otherwise, and not invalid without an error', () => {
    render(
      <>
        <TextField label="Name" />
        <TextField label="Area" optional />
      </>,
    );
    const name = screen.getByLabelText('Name');
    expect(name).toBeRequired();
    expect(name).toBeValid();
    expect(name).not.toHaveAttribute('aria-describedby');
    expect(screen.getByLabelText('Area (optional)')).not.toBeRequired();
  });

  it('hands its ref to the control, for focus moves', () => {
    const seen: (HTMLInputElement | null)[] = [];
    render(<TextField label="Name" ref={(element) => void seen.push(element)} />);
    expect(seen[0]).toBe(screen.getByLabelText('Name'));
  });

  it('shows and hides a password and ticks its checklist', async () => {
    const user = userEvent.setup();
    function Host() {
      const [value, setValue] = useState('');
      return (
        <PasswordField
          label="Password"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          rules={[{ label: 'One digit', met: /\d/.test(value) }]}
        />
      );
    }
    render(<Host />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAccessibleDescription(/One digit ?: still needed/);
    await user.type(field, 'seoul1');
    expect(field).toHaveAccessibleDescription(/One digit ?: done/);
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('seoul1');
  });

  it('ties a checkbox to its error', () => {
    render(<Checkbox label="I agree" error="Please agree" />);
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('Please agree');
  });

  it('keeps chosen options in the order of the list', async () => {
    const user = userEvent.setup();
    const changes: string[][] = [];
    render(
      <MultiSelect
        label="Options"
        placeholder="None"
        defaultOpen
        options={[
          { value: 'a', label: 'Hanbok' },
          { value: 'b', label: 'Photos' },
        ]}
        value={['b']}
        onChange={(value) => changes.push(value)}
      />,
    );
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Hanbok' }));
    await user.click(screen.getByRole('checkbox', { name: 'Photos' }));
    expect(changes).toEqual([['a', 'b'], []]);
  });
});
