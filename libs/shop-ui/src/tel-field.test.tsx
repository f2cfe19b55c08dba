import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TelField } from './tel-field.tsx';

let tel: string;

function Holder({ first = '', region = 'KR' }: { first?: string; region?: string }) {
  const [value, setValue] = useState(first);
  tel = value;
  return (
    <>
      <TelField label="Phone" value={value} onChange={setValue} region={region} lang="en" error="Wrong" />
      <button onClick={() => setValue('')}>clear</button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Phone');
const code = () => screen.getByLabelText<HTMLSelectElement>('Country code');

test('a number dialled inside the country is one with its code', async () => {
  render(<Holder />);
  await userEvent.type(field(), '010-1234-5678');
  expect(tel).toBe('821012345678');
  expect(field()).toHaveValue('010-1234-5678');
});

test('a pasted number from elsewhere chooses its country', async () => {
  render(<Holder />);
  await userEvent.click(field());
  await userEvent.paste('+84 90 123 45 67');
  expect(tel).toBe('84901234567');
  expect(code()).toHaveValue('VN');
  expect(field()).toHaveValue('901234567');
});

test('another country is chosen by name, and the digits stay', async () => {
  render(<Holder />);
  await userEvent.type(field(), '0901234567');
  await userEvent.selectOptions(code(), 'Vietnam (+84)');
  expect(tel).toBe('84901234567');
  expect(field()).toHaveValue('0901234567');
});

test('a known number begins in its country, and is cleared without leaving it', async () => {
  render(<Holder first="84901234567" />);
  expect(code()).toHaveValue('VN');
  expect(field()).toHaveValue('901234567');
  await userEvent.click(screen.getByRole('button', { name: 'clear' }));
  expect(field()).toHaveValue('');
  expect(code()).toHaveValue('VN');
});

test('letters are handed on, for the form to say what is wrong', async () => {
  render(<Holder />);
  await userEvent.type(field(), '010-abc');
  expect(tel).toBe('8210abc');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Wrong');
});

test('a code typed beside the chosen one is offered once, and what is typed stays until the offer is taken', async () => {
  render(<Holder />);
  await userEvent.type(field(), '82 10-1234-5678');
  expect(tel).toBe('82821012345678');
  expect(await screen.findByText(/Did you mean \+82 1012345678\?/)).toBeVisible();
  expect(field()).toHaveValue('82 10-1234-5678');
  await userEvent.click(screen.getByRole('button', { name: 'Use this number' }));
  expect(tel).toBe('821012345678');
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

test.each([
  ['84 123 4567', 'VN'],
  ['010-8212-3456', 'KR'],
])('nothing is offered for %s in %s', async (typed, region) => {
  render(<Holder region={region} />);
  await userEvent.type(field(), typed);
  await act(async () => void (await import('./repeated-code.ts')));
  expect(screen.queryByRole('button', { name: 'Use this number' })).not.toBeInTheDocument();
});
