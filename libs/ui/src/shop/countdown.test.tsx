import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Countdown } from './countdown.tsx';

const deviceTime = (): Date => new Date();

describe('Countdown', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const clock = () => screen.getByRole('timer', { hidden: true });

  it('counts down by the second and speaks by the minute', () => {
    render(<Countdown endsAt={1_000_000 + 121_000} now={deviceTime} label="2 seats are held" />);
    expect(clock()).toHaveTextContent('02:01');
    expect(screen.getByText('3 min left')).toBeInTheDocument();
    pass(1_000);
    expect(clock()).toHaveTextContent('02:00');
    expect(screen.getByText('2 min left')).toBeInTheDocument();
    pass(30_000);
    expect(clock()).toHaveTextContent('01:30');
    expect(screen.getByText('2 min left')).toBeInTheDocument();
  });

  it('counts hours where there are some, and speaks by the hour', () => {
    render(<Countdown endsAt={1_000_000 + 86_400_000} now={deviceTime} label="2 seats are kept" />);
    expect(clock()).toHaveTextContent(/^24:00:00$/);
    expect(screen.getByText('24 h left')).toBeInTheDocument();
    pass(1_000);
    expect(clock()).toHaveTextContent(/^23:59:59$/);
    pass(82_799_000);
    expect(clock()).toHaveTextContent(/^1:00:00$/);
    expect(screen.getByText('60 min left')).toBeInTheDocument();
    pass(1_000);
    expect(clock()).toHaveTextContent(/^59:59$/);
  });

  it('calls its host once at the end and stays at zero', () => {
    const onEnd = jest.fn();
    render(<Countdown endsAt={1_000_000 + 2_500} now={deviceTime} label="held" onEnd={onEnd} />);
    pass(2_400);
    expect(onEnd).not.toHaveBeenCalled();
    pass(200);
    expect(onEnd).toHaveBeenCalledTimes(1);
    pass(10_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(clock()).toHaveTextContent('00:00');
    expect(screen.getByText('Time is up')).toBeInTheDocument();
  });

  it('goes by the server’s clock', () => {
    render(<Countdown endsAt={1_060_000} now={() => new Date(Date.now() + 30_000)} label="held" />);
    expect(clock()).toHaveTextContent('00:30');
  });

  it('takes a new end when the hold was extended', () => {
    const { rerender } = render(<Countdown endsAt={1_010_000} now={deviceTime} label="held" />);
    rerender(<Countdown endsAt={1_900_000} now={deviceTime} label="held" />);
    expect(clock()).toHaveTextContent('15:00');
  });
});
