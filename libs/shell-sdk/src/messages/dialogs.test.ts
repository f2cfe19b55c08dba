import { askConfirmation, confirmationStore } from './dialogs.ts';

const open = () => confirmationStore.getState().open;

it.each([true, false])('tells everybody who asked meanwhile: %s', async (shown) => {
  const asked = [askConfirmation(), askConfirmation()];
  const first = open();
  expect(first).not.toBeNull();
  first?.answer(shown);
  expect(await Promise.all(asked)).toEqual([shown, shown]);
  expect(open()).toBeNull();
});

it('asks anew once it was answered', async () => {
  const before = askConfirmation();
  open()?.answer(false);
  const after = askConfirmation();
  open()?.answer(true);
  expect(await Promise.all([before, after])).toEqual([false, true]);
});
