import type { TravellerFile } from '@narae/contracts';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderDetail, passportOf } from '../../../test/bookings.ts';
import { FakeUpload } from '../../../test/fake-upload.ts';
import '../../texts.ts';
import TravellersPage from './travellers-page.tsx';

const booking = orderDetail('CART000001', { adult_cnt: 2 });
const photo = new File(['the photo page'], 'image.jpg', { type: 'image/jpeg' });
const duplicate = {
  status: 409,
  body: { error: 'upload_duplicate', message: 'This file is here already.', field: 'img' },
};

/** What the server keeps of the booking. */
let files: TravellerFile[];

beforeEach(() => {
  files = [];
  FakeUpload.sent = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  globalThis.fetch = (async () => new Response(JSON.stringify([{ ...booking, files }]))) as typeof fetch;
});

/** The card of one traveller. */
const card = (index: number): HTMLElement => screen.getAllByRole('group')[index - 1] as HTMLElement;
const adult = (index: number) => within(card(index));
const choose = (index: number): Promise<void> =>
  userEvent.setup().upload(card(index).querySelector<HTMLElement>('input[type=file]')!, photo);

const show = async (): Promise<void> => {
  await renderInShell(<TravellersPage />, {
    path: '/reservInfo?cart_id=CART000001',
    user: testUser,
    namespaces: ['booking'],
  });
  await screen.findAllByRole('group');
};

test('a document whose answer was lost counts as handed in when it is sent again', async () => {
  await show();
  FakeUpload.answer = () => {
    files = [passportOf(booking, 1, 'FILE1', 'image.jpg')];
    return 'lost';
  };
  await choose(1);
  expect(await adult(1).findByRole('alert')).toBeVisible();

  FakeUpload.answer = () => duplicate;
  await choose(1);
  expect(await adult(1).findByRole('status')).toBeVisible();
  expect(adult(1).getAllByText('image.jpg')).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(FakeUpload.sent).toHaveLength(2);
});

test('a document that lies with somebody else stays rejected', async () => {
  files = [passportOf(booking, 1, 'FILE1', 'image.jpg')];
  await show();
  FakeUpload.answer = () => duplicate;
  await choose(2);
  expect(await adult(2).findByRole('alert')).toHaveTextContent('This file is here already.');
});

test('another document of the same name in the slot is not taken for the rejected one', async () => {
  files = [passportOf(booking, 1, 'FILE1', 'image.jpg'), passportOf(booking, 2, 'FILE2', 'image.jpg')];
  await show();
  FakeUpload.answer = () => duplicate;
  await choose(1);
  expect(await adult(1).findByRole('alert')).toHaveTextContent('This file is here already.');
  expect(adult(1).getByRole('status')).toBeVisible();
});
