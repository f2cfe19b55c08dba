import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button.tsx';
import { Card } from './card.tsx';
import { Picture } from './picture.tsx';
import { Tabs } from './tabs.tsx';

describe('Card', () => {
  it('is one link with the title as its name', () => {
    render(
      <Card
        title="Palace at dusk"
        link={(props) => <a href="/x" {...props} />}
        picture={<img alt="" />}
        price="$93"
        meta={['Nov 28']}
      />,
    );
    expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Palace at dusk' })]);
  });
});

describe('Picture', () => {
  const picture = (
    <Picture
      src={(width, format) => `/p/${width}.${format}`}
      widths={[320, 640, 960]}
      sizes="50vw"
      alt="Palace"
    />
  );

  it('offers every size in every format', () => {
    const { container } = render(picture);
    const types = Array.from(container.querySelectorAll('source'), (source) => source.type);
    expect(types).toEqual(['image/avif', 'image/webp']);
    expect(screen.getByRole('img')).toHaveAttribute(
      'srcset',
      '/p/320.jpg 320w, /p/640.jpg 640w, /p/960.jpg 960w',
    );
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  it('keeps its name when the file is missing', () => {
    render(picture);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Palace' }).tagName).toBe('SPAN');
  });
});

describe('Tabs', () => {
  it('moves by arrow keys around the ends, focus with it', async () => {
    const user = userEvent.setup();
    function Host() {
      const [tab, setTab] = useState('info');
      const tabs = ['info', 'comments'].map((id) => ({ id, label: id, content: `about ${id}` }));
      return <Tabs label="Product" tabs={tabs} value={tab} onChange={setTab} />;
    }
    render(<Host />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'comments' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'comments' })).toHaveTextContent('about comments');
  });
});

describe('Button', () => {
  it('ignores clicks while busy but keeps its focus', async () => {
    const user = userEvent.setup();
    let clicks = 0;
    const button = (busy: boolean) => (
      <Button busy={busy} onClick={() => (clicks += 1)}>
        Pay
      </Button>
    );
    const { rerender } = render(button(false));
    await user.click(screen.getByRole('button'));
    rerender(button(true));
    await user.click(screen.getByRole('button'));
    expect(clicks).toBe(1);
    expect(screen.getByRole('button', { name: 'Pay' })).toHaveFocus();
  });

  it('does not submit a form while busy', async () => {
    const user = userEvent.setup();
    let submits = 0;
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submits += 1;
        }}
      >
        <Button type="submit" busy>
          Pay
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    expect(submits).toBe(0);
  });
});
