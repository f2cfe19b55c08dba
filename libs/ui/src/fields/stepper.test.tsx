import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper, type StepperProps } from './stepper.tsx';

function Host({ start = 0, seen, ...props }: Partial<StepperProps> & { start?: number; seen?: number[] }) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    seen?.push(next);
    setValue(next);
  };
  return <Stepper label="Adults" note="19 and older" {...props} value={value} onChange={change} />;
}

const count = () => screen.getByRole('spinbutton', { name: 'Adults' });
const more = () => screen.getByRole('button', { name: 'Adults: one more' });
const fewer = () => screen.getByRole('button', { name: 'Adults: one fewer' });

describe('Stepper', () => {
  it('counts with its buttons and stops at both bounds', async () => {
    const user = userEvent.setup();
    const seen: number[] = [];
    render(<Host max={2} seen={seen} />);
    await user.click(fewer());
    expect(fewer()).toHaveAttribute('aria-disabled', 'true');
    await user.click(more());
    await user.click(more());
    await user.click(more());
    expect(count()).toHaveTextContent('2');
    expect(more()).toHaveAttribute('aria-disabled', 'true');
    expect(seen).toEqual([1, 2]);
  });

  it('says why it stops', async () => {
    const user = userEvent.setup();
    render(<Host start={4} max={4} maxNote="4 seats left" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(more());
    expect(screen.getByRole('status')).toHaveTextContent('4 seats left');
    await user.click(fewer());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('moves by keyboard in its own steps, within bounds', async () => {
    const user = userEvent.setup();
    render(<Host start={2} min={2} max={19} step={2} />);
    count().focus();
    await user.keyboard('{ArrowUp}');
    expect(count()).toHaveAttribute('aria-valuenow', '4');
    await user.keyboard('{PageUp}');
    expect(count()).toHaveAttribute('aria-valuenow', '14');
    await user.keyboard('{End}');
    // 19 is off the grid of twos that starts at 2.
    expect(count()).toHaveAttribute('aria-valuenow', '18');
    await user.keyboard('{ArrowUp}');
    expect(count()).toHaveAttribute('aria-valuenow', '18');
    await user.keyboard('{Home}{ArrowDown}');
    expect(count()).toHaveAttribute('aria-valuenow', '2');
  });

  it('describes itself by its age band and its error', () => {
    render(<Host error="At least one adult" />);
    expect(count()).toHaveAccessibleDescription('19 and older At least one adult');
    expect(count()).toBeInvalid();
  });

  it('does nothing while disabled', async () => {
    const user = userEvent.setup();
    const seen: number[] = [];
    render(<Host start={1} disabled seen={seen} />);
    await user.click(more());
    await user.click(fewer());
    expect(seen).toEqual([]);
  });
});
