import { jest } from '@jest/globals';
import { useState, type FormEvent } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../testing/install-dialog.ts';
import { ActionDialog, type ActionDialogProps } from './action-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { BottomSheet, Dialog } from './dialog.tsx';
import { ToastRegion } from './toast-region.tsx';

function Host({ closable = true, Kind = Dialog }: { closable?: boolean; Kind?: typeof Dialog }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Sign in</button>
      <Kind open={open} onClose={() => setOpen(false)} title="Welcome" closable={closable}>
        <input aria-label="Email" />
      </Kind>
      <ToastRegion toasts={[{ id: '1', tone: 'error', text: 'Wrong password' }]} onClose={() => undefined} />
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Sign in' });

describe('Dialog', () => {
  it('starts at the first field and gives focus back to what opened it', async () => {
    const user = userEvent.setup();
    render(<Host />);
    await user.click(opener());
    expect(screen.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('starts at the title where a field would raise the phone’s keyboard', async () => {
    const user = userEvent.setup();
    render(<Host Kind={BottomSheet} />);
    await user.click(opener());
    expect(screen.getByRole('heading', { name: 'Welcome' })).toHaveFocus();
  });

  it('closes by Escape and by a click beside it, not by a click inside', async () => {
    const user = userEvent.setup();
    render(<Host />);
    await user.click(opener());
    await user.click(screen.getByLabelText('Email'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(opener());
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays while it must be answered', async () => {
    const user = userEvent.setup();
    render(<Host closable={false} />);
    await user.click(opener());
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    await user.click(screen.getByRole('dialog'));
    expect(cancel.defaultPrevented).toBe(true);
    // What a browser does on a second Escape.
    screen.getByRole<HTMLDialogElement>('dialog').close();
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('takes toasts inside while it is open, where they can be heard', async () => {
    const user = userEvent.setup();
    render(<Host />);
    await user.click(opener());
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Wrong password'));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByText('Wrong password')).toBeInTheDocument();
  });
});

describe('ConfirmDialog', () => {
  const question = (danger: boolean, answers: string[]) => (
    <ConfirmDialog
      open
      danger={danger}
      title="Delete this?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={() => answers.push('delete')}
      onCancel={() => answers.push('keep')}
    >
      It cannot be undone.
    </ConfirmDialog>
  );

  it('starts at the harmless answer when something would be lost', () => {
    const { rerender } = render(question(true, []));
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('It cannot be undone.');
    rerender(<div />);
    rerender(question(false, []));
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  it('gives each answer to its own listener', async () => {
    const user = userEvent.setup();
    const answers: string[] = [];
    render(question(true, answers));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(answers).toEqual(['delete', 'keep', 'keep']);
  });
});

describe('ActionDialog', () => {
  const setup = ({ busy = false, ...given }: Partial<ActionDialogProps> & { busy?: boolean } = {}) => {
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    const onClose = jest.fn();
    render(
      <ActionDialog
        form={{ busy, notice: busy ? '' : 'No network', props: { noValidate: true, onSubmit } }}
        title="Correct a name"
        actionLabel="Save"
        cancelLabel="Cancel"
        onClose={onClose}
        {...given}
      >
        <input aria-label="Name" />
      </ActionDialog>,
    );
    return { user: userEvent.setup(), onSubmit, onClose };
  };

  it('sends by its button, and by Enter in a field', async () => {
    const { user, onSubmit, onClose } = setup();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent('No network');
    await user.type(screen.getByLabelText('Name'), 'KIM{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('while it is being sent nobody leaves, and nobody sends again', async () => {
    const { user, onSubmit, onClose } = setup({ busy: true });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(screen.getByLabelText('Name'), 'KIM{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('has no button where nothing is left to send', async () => {
    const { user, onSubmit } = setup({ actionLabel: null, cancelLabel: 'Close' });
    await user.type(screen.getByLabelText('Name'), 'KIM{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
