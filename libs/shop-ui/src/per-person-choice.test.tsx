import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PerPersonChoice } from './option-choice.tsx';

const items = [
  { value: 'G', label: 'Ground', price: '$30' },
  { value: 'S', label: 'Stand', price: '$15' },
];
let chosen: Record<string, number>;

function Host({ people, first = {} }: { people: number; first?: Record<string, number> }) {
  const [counts, setCounts] = useState(first);
  chosen = counts;
  return (
    <PerPersonChoice
      legend="Seats"
      none="No choice"
      items={items}
      counts={counts}
      travellers={people}
      onChange={setCounts}
    />
  );
}

test('one person chooses one of them, or none, by radios', () => {
  render(<Host people={1} />);
  expect(screen.getByRole('radio', { name: 'No choice' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: /Ground/ }));
  expect(chosen).toEqual({ G: 1 });
  fireEvent.click(screen.getByRole('radio', { name: /Stand/ }));
  expect(chosen).toEqual({ S: 1 });
  fireEvent.click(screen.getByRole('radio', { name: 'No choice' }));
  expect(chosen).toEqual({});
});

test('several people share the items out until everybody has one', () => {
  render(<Host people={3} first={{ G: 2 }} />);
  const more = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}.*one more$`) });
  fireEvent.click(more('Stand'));
  expect(chosen).toEqual({ G: 2, S: 1 });
  fireEvent.click(more('Stand'));
  fireEvent.click(more('Ground'));
  expect(chosen).toEqual({ G: 2, S: 1 });
  fireEvent.click(screen.getByRole('button', { name: /^Stand.*one fewer$/ }));
  expect(chosen).toEqual({ G: 2 });
});
