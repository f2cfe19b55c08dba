import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UploadSlot, type UploadSlotProps } from './upload-slot.tsx';

const png = (name: string) => new File(['x'], name, { type: 'image/png' });

function show(props: Partial<UploadSlotProps> = {}) {
  const chosen: string[][] = [];
  const removed: string[] = [];
  const slot = (more: Partial<UploadSlotProps>) => (
    <UploadSlot
      kind="passport"
      label="Passport"
      hint="All four corners"
      items={[]}
      onChoose={(files) => chosen.push(files.map((file) => file.name))}
      onRemove={(id) => removed.push(id)}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(slot({}));
  return { chosen, removed, update: (more: Partial<UploadSlotProps>) => rerender(slot(more)) };
}

const input = () => screen.getByLabelText('Passport: Choose a picture');

describe('UploadSlot', () => {
  it('asks for a picture, shows an example, and takes one file', async () => {
    const { chosen } = show();
    expect(screen.getByText('Example of a good picture')).toBeInTheDocument();
    expect(input()).toHaveAccessibleDescription('All four corners');
    await userEvent.setup().upload(input(), png('me.png'));
    expect(chosen).toEqual([['me.png']]);
  });

  it('takes what is dropped on it, one file unless it may take more', () => {
    const { chosen, update } = show();
    const drop = () => {
      const target = screen.getByText('or drop it here').closest('div')?.parentElement as HTMLElement;
      const event = createEvent.drop(target);
      Object.defineProperty(event, 'dataTransfer', { value: { files: [png('a.png'), png('b.png')] } });
      fireEvent(target, event);
      return event.defaultPrevented;
    };
    expect(drop()).toBe(true);
    update({ multiple: true });
    drop();
    update({ disabled: true });
    drop();
    expect(chosen).toEqual([['a.png'], ['a.png', 'b.png']]);
  });

  it('keeps the focus when the control that was pressed leaves, and leaves it alone elsewhere', async () => {
    const { update } = show();
    input().focus();
    update({ items: [{ id: '1', name: 'me.png', status: 'uploading', progress: 0 }] });
    expect(screen.getByText('Passport').parentElement).toHaveFocus();
    update({ items: [{ id: '1', name: 'me.png', status: 'done' }] });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus();
    screen.getByRole('button', { name: 'Replace' }).blur();
    update({ items: [{ id: '1', name: 'me.png', status: 'uploading', progress: 5 }] });
    expect(document.body).toHaveFocus();
  });

  it('shows how far an upload is', () => {
    show({ items: [{ id: '1', name: 'me.png', status: 'uploading', progress: 41.6 }] });
    expect(screen.getByRole('progressbar', { name: 'me.png' })).toHaveValue(42);
    expect(screen.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument();
  });

  it('can be replaced or removed once it is there', async () => {
    const user = userEvent.setup();
    const { chosen, removed } = show({ items: [{ id: '7', name: 'me.png', status: 'done' }] });
    expect(screen.getByText('Uploaded')).toBeInTheDocument();
    expect(screen.queryByText('Example of a good picture')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove: me.png' }));
    expect(removed).toEqual(['7']);
    await user.upload(input(), png('new.png'));
    expect(chosen).toEqual([['new.png']]);
  });

  it('keeps room for more where several are allowed', () => {
    show({ multiple: true, items: [{ id: '7', name: 'me.png', status: 'done' }] });
    expect(screen.getByText('Example of a good picture')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument();
  });

  it('says at once what is wrong with a file, and with the slot', () => {
    const { update } = show({
      items: [{ id: '7', name: 'me.gif', status: 'error', error: 'Only PNG and JPG' }],
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Only PNG and JPG');
    update({ items: [], error: 'Still missing' });
    expect(input()).toHaveAccessibleDescription('Still missing All four corners');
    expect(input()).toBeInvalid();
  });
});
