import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel.tsx';

const WIDTH = 300;

/** jsdom lays nothing out: slides stand side by side, and scrolling arrives at once. */
function layOut(track: HTMLElement) {
  Array.from(track.children).forEach((slide, at) => {
    Object.defineProperty(slide, 'offsetLeft', { value: at * WIDTH });
  });
  Object.defineProperty(track, 'clientWidth', { value: WIDTH });
  Object.defineProperty(track, 'scrollWidth', { value: track.children.length * WIDTH });
  track.scrollTo = ((options: ScrollToOptions) => {
    Object.defineProperty(track, 'scrollLeft', { value: options.left, configurable: true });
    fireEvent.scroll(track);
  }) as typeof track.scrollTo;
}

test('it begins with the slide it was told, once it is laid out', () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  const left = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH : 0;
  });
  const scrollTo = jest.fn();
  HTMLElement.prototype.scrollTo = scrollTo as never;
  render(<Carousel label="Palace" slides={['one', 'two', 'three']} start={2} />);
  expect(scrollTo).toHaveBeenCalledWith({ left: 2 * WIDTH, behavior: 'instant' });
  width.mockRestore();
  left.mockRestore();
});

function show(count: number) {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => {
    act(() => run(0));
    return 0;
  });
  render(
    <Carousel
      label="Palace"
      slides={Array.from({ length: count }, (_, at) => (
        <p key={at}>Slide {at + 1}</p>
      ))}
    />,
  );
  layOut(screen.getByRole('list', { name: 'Palace' }));
}

describe('Carousel', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const at = () => screen.getByText(/^\d of \d$|^\d \/ \d$/).textContent?.[0];
  const button = (name: string) => screen.getByRole('button', { name });

  it('moves by buttons and stops at its ends', async () => {
    const user = userEvent.setup();
    show(3);
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Next'));
    expect(at()).toBe('2');
    await user.click(button('Next'));
    await user.click(button('Next'));
    expect(at()).toBe('3');
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Previous'));
    expect(at()).toBe('2');
  });

  it('moves by dots and arrow keys', async () => {
    const user = userEvent.setup();
    show(3);
    await user.click(button('Picture 3'));
    expect(button('Picture 3')).toHaveAttribute('aria-current', 'true');
    screen.getByRole('list', { name: 'Palace' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(at()).toBe('2');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(at()).toBe('1');
  });

  it('names itself and its slides for those who do not see them', () => {
    show(2);
    const region = screen.getByRole('region', { name: 'Palace' });
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((slide) => slide.getAttribute('aria-label')),
    ).toEqual(['1 / 2', '2 / 2']);
  });

  it('has no controls for a single picture', () => {
    show(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
