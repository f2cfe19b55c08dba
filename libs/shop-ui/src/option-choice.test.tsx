import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OptionChoice, type OptionItem } from './option-choice.tsx';

const items: OptionItem[] = [
  { kind: 'seat', value: 'GROUND', label: 'Ground seat' },
  { kind: 'extra', value: 'DRESS', label: 'Dress' },
  { kind: 'extra', value: 'MEAL', label: 'Meal' },
];

let counts: Record<string, number>;

function Holder({ first }: { first: Record<string, number> }) {
  const [now, setNow] = useState(first);
  counts = now;
  return (
    <OptionChoice items={items} counts={now} onChange={setNow} people={3} first={3} text={(key) => key} />
  );
}

test('choosing extras keeps the seats, and each extra begins with the number it was told', async () => {
  render(<Holder first={{ GROUND: 2 }} />);
  await userEvent.click(screen.getByText('options_none'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dress' }));
  expect(counts).toEqual({ GROUND: 2, DRESS: 3 });
  await userEvent.click(screen.getByRole('button', { name: 'Dress: one fewer' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Meal' }));
  expect(counts).toEqual({ GROUND: 2, DRESS: 2, MEAL: 3 });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dress' }));
  expect(counts).toEqual({ GROUND: 2, MEAL: 3 });
});

test('choosing seats keeps the extras', async () => {
  render(<Holder first={{ DRESS: 1 }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ground seat: one more' }));
  expect(counts).toEqual({ GROUND: 1, DRESS: 1 });
});
