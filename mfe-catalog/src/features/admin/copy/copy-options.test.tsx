import '@narae/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content, openForm, startAdmin, type FakeAdmin } from '../testing/fake-admin.tsx';

let admin: FakeAdmin;
beforeEach(() => {
  admin = startAdmin();
});

const withOptions = (...opt_codes: string[]) => ({ ...content(), opt_codes });

/** Opens the dialog in the form of a product with OPT1, and chooses a trip with some extras. */
const choose = async (...theirs: string[]) => {
  admin.item['published'] = withOptions('OPT1');
  await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Copy from another trip' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy paid extras of another trip' }));
  admin.item['published'] = withOptions(...theirs);
  await userEvent.selectOptions(await dialog.findByLabelText('Copy from'), 'P000002');
  return dialog;
};

it('shows which extras of the chosen trip are new, adds them, and saves them with the form', async () => {
  const dialog = await choose('OPT2', 'OPT1', 'OPT3');
  expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'OPT2',
    'OPT3',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Add to this trip' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(admin.sent['/api/admin/draftSave']).toMatchObject([
      { content: { opt_codes: ['OPT1', 'OPT2', 'OPT3'] } },
    ]),
  );
});

it('says where there is nothing to add', async () => {
  const dialog = await choose('OPT1');
  expect(await dialog.findByText('It has none that are not here already.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Add to this trip' })).toBeDisabled();
});
