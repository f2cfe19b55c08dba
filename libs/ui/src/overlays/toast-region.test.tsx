import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../testing/install-dialog.ts';
import { Dialog } from './dialog.tsx';
import { ToastRegion, type ToastItem } from './toast-region.tsx';

const toasts: ToastItem[] = [
  { id: 'a', tone: 'success', text: 'Saved' },
  { id: 'b', tone: 'warning', text: 'Seats left: 2' },
];

describe('ToastRegion', () => {
  it('interrupts for rejections and waits its turn otherwise', () => {
    render(<ToastRegion toasts={toasts} onClose={() => undefined} />);
    expect(within(screen.getByRole('alert')).getByText('Seats left: 2')).toBeInTheDocument();
    expect(within(screen.getByRole('status')).getByText('Saved')).toBeInTheDocument();
  });

  it('shows what is heard beside its field, and announces it no second time', () => {
    const beside: ToastItem = { id: 'c', tone: 'warning', text: 'Enter a name', announced: false };
    render(<ToastRegion toasts={[beside]} onClose={() => undefined} />);
    expect(screen.getByText('Enter a name')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps its live regions while it is empty, or the first message is not heard', () => {
    render(<ToastRegion toasts={[]} onClose={() => undefined} />);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stands between the title and the fields of an open dialog', async () => {
    render(
      <>
        <Dialog open onClose={() => undefined} title="Contact">
          <input aria-label="Email" />
        </Dialog>
        <ToastRegion toasts={toasts} onClose={() => undefined} />
      </>,
    );
    const dialog = await screen.findByRole('dialog');
    const saved = await within(dialog).findByText('Saved');
    expect(saved.closest('[data-toasts]')).not.toBeNull();
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(saved.compareDocumentPosition(screen.getByLabelText('Email'))).toBe(DOCUMENT_POSITION_FOLLOWING);
  });

  it('closes the one that was asked to', async () => {
    const user = userEvent.setup();
    const closed: string[] = [];
    render(<ToastRegion toasts={toasts} onClose={(id) => closed.push(id)} />);
    await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Close' }));
    expect(closed).toEqual(['a']);
  });

  it('reports when somebody is still reading', async () => {
    const user = userEvent.setup();
    const reported: string[] = [];
    render(
      <ToastRegion
        toasts={toasts}
        onClose={() => undefined}
        onPause={(id) => reported.push(`pause ${id}`)}
        onResume={(id) => reported.push(`resume ${id}`)}
      />,
    );
    await user.hover(screen.getByText('Saved'));
    await user.unhover(screen.getByText('Saved'));
    expect(reported).toEqual(['pause a', 'resume a']);
  });
});
