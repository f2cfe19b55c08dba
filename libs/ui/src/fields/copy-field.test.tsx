import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyField } from './copy-field.tsx';

const show = () => {
  const onCopy = jest.fn<(copied: boolean) => void>();
  render(<CopyField label="Address" value="https://narae.example/" copyLabel="Copy" onCopy={onCopy} />);
  return onCopy;
};

test('the clipboard gets the text', async () => {
  const user = userEvent.setup();
  const onCopy = show();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('https://narae.example/');
  expect(onCopy.mock.calls).toEqual([[true]]);
});

test.each([
  ['rejects', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['is not there', undefined],
])('where the clipboard %s, the text is marked', async (_, clipboard) => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const onCopy = show();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(onCopy.mock.calls).toEqual([[false]]);
  const field = screen.getByLabelText<HTMLInputElement>('Address');
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
    'https://narae.example/',
  );
});
