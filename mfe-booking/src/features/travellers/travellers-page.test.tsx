import type { Companion, OrderDetail, TravellerFile, TypedTravellers } from '@narae/contracts';
import { Link, linkTo, toast } from '@narae/shell-sdk';
import { FakeUpload, renderInShell, testUser, pictureFile } from '@narae/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderDetail, passportOf } from '../../../test/bookings.ts';
import '../../texts.ts';
import TravellersPage from './travellers-page.tsx';

const booking = orderDetail('CART000001', { adult_cnt: 2 });
const photo = pictureFile('image.jpg');
const duplicate = {
  status: 409,
  body: { error: 'upload_duplicate', message: 'This file is here already.', field: 'img' },
};

let files: TravellerFile[];
let paid: Partial<OrderDetail>;
let saved: unknown[];
let days: { ymd_format?: string; end_ymd_format?: string };
let draft: TypedTravellers | null;
let kept: (TypedTravellers & { cart_id: string; keepalive: boolean })[];
let keeping: number;
let companions: Companion[];
let sent: { call: string; info: Record<string, unknown> }[];
let rejections: Record<string, Response>;
let contact = { mem_nm: 'Kim Nara', mem_tel: '821012345678' };

beforeEach(() => {
  files = [];
  days = {};
  paid = {};
  saved = [];
  companions = [];
  sent = [];
  rejections = {};
  FakeUpload.sent = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  kept = [];
  draft = null;
  keeping = 200;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (String(url) === '/api/myContact') return new Response(JSON.stringify(contact));
    if (String(url) === '/api/companions') return Response.json(companions);
    if (String(url) === '/api/travellersSave' || String(url) === '/api/companionSave') {
      const call = String(url).replace('/api/', '');
      sent.push({ call, info: JSON.parse(String(init?.body)).info });
      return rejections[call] ?? Response.json({ msg: 'success', order_id: 'ORDER1', txn_type: 'T' });
    }
    if (String(url) === '/api/travellerDetailsSave') {
      saved.push(JSON.parse(String(init?.body)).info);
      return new Response(JSON.stringify({ msg: 'success' }));
    }
    if (String(url) !== '/api/travellersDraft')
      return new Response(JSON.stringify([{ ...booking, ...days, ...paid, files, draft }]));
    kept.push({ ...JSON.parse(String(init?.body)).info, keepalive: init?.keepalive });
    return new Response(JSON.stringify({ msg: 'success' }), { status: keeping });
  }) as typeof fetch;
});

const card = (index: number): HTMLElement =>
  screen.getByRole('group', { name: new RegExp(`^Adult ${index}`) });
const adult = (index: number) => within(card(index));
const choose = (index: number): Promise<void> =>
  userEvent.setup().upload(card(index).querySelector<HTMLElement>('input[type=file]')!, photo);

const show = async () => {
  const page = await renderInShell(<TravellersPage />, {
    path: '/reservInfo?cart_id=CART000001',
    user: testUser,
    namespaces: ['booking'],
  });
  await screen.findAllByRole('group');
  return page;
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

describe('what is typed', () => {
  const type = async (): Promise<void> => {
    await userEvent.type(adult(1).getByLabelText('Name'), 'LIN MEI');
    await userEvent.type(adult(2).getByLabelText('Name'), 'LIN BO');
  };
  const names = (mem_nms: string[]) => mem_nms.map((mem_nm) => expect.objectContaining({ mem_nm }));

  test('is sent to the end when the page is left before the pause', async () => {
    await show();
    await type();
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(kept.at(-1)).toMatchObject({
      cart_id: booking.cart_id,
      travellers: names(['LIN MEI', 'LIN BO']),
      keepalive: true,
    });
  });

  test('is sent when another screen is opened, and there when this one is opened again', async () => {
    const { unmount } = await show();
    await type();
    await act(async () => unmount());
    const [last] = kept.slice(-1);
    expect(last).toMatchObject({ travellers: names(['LIN MEI', 'LIN BO']) });
    draft = { tel: '', email: 'nobody', travellers: last?.travellers ?? [] };
    await show();
    expect(adult(2).getByLabelText('Name')).toHaveValue('LIN BO');
    expect(adult(1).getByLabelText('Email')).toHaveValue('nobody');
  });

  test('that cannot be kept is said, and leaving asks first; otherwise it does not', async () => {
    const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await show();
    await type();
    expect(leave()).toBe(true);
    keeping = 503;
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(await screen.findByText(/We cannot save what you type/)).toBeVisible();
    expect(leave()).toBe(false);
  });
});

describe('the member’s own details', () => {
  test('are filled in with one tap where they are missing, and then kept', async () => {
    await show();
    await userEvent.type(adult(1).getByLabelText('Name'), 'KIM NARAE');
    await userEvent.click(await adult(1).findByRole('button', { name: 'Use my details: +82 1012345678' }));
    expect(adult(1).getByLabelText('Name')).toHaveValue('KIM NARAE');
    expect(adult(1).getByLabelText('Phone number')).toHaveValue('1012345678');
    expect(adult(1).queryByRole('button', { name: /Use my details/ })).not.toBeInTheDocument();
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(kept.at(-1)).toMatchObject({ tel: '821012345678' });
  });

  test('do not offer a name that no passport is read by', async () => {
    contact = { mem_nm: '김나래', mem_tel: '821012345678' };
    await show();
    expect(await adult(1).findByRole('button', { name: 'Use my details: +82 1012345678' })).toBeVisible();
  });
});

describe('the fields of a person', () => {
  test('say while a name is typed that no ticket is written in its letters', async () => {
    await show();
    await userEvent.type(adult(1).getByLabelText('Name'), '김나래');
    expect(adult(1).getByLabelText('Name')).toHaveAccessibleDescription(/Latin letters/);
    await userEvent.clear(adult(1).getByLabelText('Name'));
    await userEvent.type(adult(1).getByLabelText('Name'), "O'NEIL-KIM NARAE");
    expect(adult(1).getByLabelText('Name')).toHaveAccessibleDescription('As in the passport');
  });

  test('that need not be filled in are folded away, and unfold for what is wrong in them', async () => {
    await show();
    await userEvent.type(adult(1).getByLabelText('Name'), 'KIM NARAE');
    await userEvent.type(adult(2).getByLabelText('Name'), 'KIM BO');
    const number = adult(2).getByLabelText(/^Passport number/);
    const fold = number.closest('details')!;
    expect(fold.open).toBe(false);
    await userEvent.type(number, '12');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm travellers' }));
    expect(fold.open).toBe(true);
    expect(number).toHaveFocus();
    expect(number).toHaveAccessibleDescription(/5 to 9 letters and digits/);
  });

  test('show what was given before, and send it with the names', async () => {
    draft = {
      tel: '821012345678',
      email: 'kim@example.com',
      travellers: [
        { mem_type: 'adult', sort_order: 1, mem_nm: 'KIM NARAE', passport_no: 'M1234', city: 'Busan' },
      ],
    };
    await show();
    expect(adult(1).getByLabelText(/^Passport number/)).toHaveValue('M1234');
    expect(adult(1).getByLabelText(/^City/)).toBeVisible();
    await userEvent.type(adult(1).getByLabelText(/^Passport number/), '5');
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(kept.at(-1)?.travellers[0]).toMatchObject({ passport_no: 'M12345', visa_no: '', city: 'Busan' });
  });
});

describe('the two lines of a passport', () => {
  beforeEach(() => {
    days = { ymd_format: '2026-12-20', end_ymd_format: '2026-12-22' };
  });
  const first = 'P<KORKIM<<NARAE';
  const linesOf = (second: string): string => `${first}\n${second}`;
  const good = linesOf('M123456788KOR9001011F3001019<<<<<<<<<<<<<<00');
  const enter = async (lines: string): Promise<void> => {
    const field = adult(1).getByLabelText(/^Bottom two lines/);
    await userEvent.click(field);
    await userEvent.paste(lines);
    await userEvent.tab();
  };

  test('fill in number and expiry date, and are not kept themselves', async () => {
    await show();
    await userEvent.type(adult(1).getByLabelText('Name'), 'NARAE KIM');
    await enter(good);
    expect(await adult(1).findByText(/^Read:/)).toBeInTheDocument();
    expect(adult(1).getByLabelText(/^Passport number/)).toHaveValue('M12345678');
    expect(adult(1).getByLabelText(/^Passport expiry/)).toHaveValue('2030-01-01');
    expect(adult(1).queryByText(/not the name above/)).not.toBeInTheDocument();
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(kept.at(-1)?.travellers[0]).toMatchObject({
      mem_nm: 'NARAE KIM',
      passport_no: 'M12345678',
      passport_expiry: '2030-01-01',
    });
    expect(JSON.stringify(kept)).not.toContain('KOR9001011');
  });

  test('say which part was mistyped, and fill in nothing', async () => {
    await show();
    await enter(good.replace('M123456788', 'M123456798'));
    await waitFor(() =>
      expect(adult(1).getByLabelText(/^Bottom two lines/)).toHaveAccessibleDescription(/passport number/),
    );
    expect(adult(1).getByLabelText(/^Passport number/)).toHaveValue('');
  });

  test('say where name, age and validity do not fit the traveller and the trip', async () => {
    await show();
    await userEvent.type(adult(1).getByLabelText('Name'), 'KIM NARI');
    // Born in 2012, valid until 2027-01-30.
    await enter(linesOf('E123456782CHN1206153M2701301<<<<<<<<<<<<<<08'));
    expect(await adult(1).findByText(/lines say KIM NARAE/)).toBeInTheDocument();
    expect(adult(1).getByText(/is 14 at departure/)).toBeInTheDocument();
    expect(adult(1).getByText(/less than six months after the return/)).toBeInTheDocument();
  });

  test('of a passport that has expired by the return are an error', async () => {
    await show();
    await userEvent.type(adult(1).getByLabelText(/^Passport expiry/), '2026-01-01');
    expect(adult(1).getByLabelText(/^Passport expiry/)).toHaveAccessibleDescription(
      /expires before the trip ends/,
    );
  });
});

describe('of a paid order', () => {
  const travellers = [
    {
      rv_mem_id: 'RV1',
      mem_type: 'adult' as const,
      sort_order: 1,
      mem_nm: 'LIN MEI',
      passport_no: 'M1234',
      passport_expiry: '',
      visa_no: '',
      city: '',
    },
  ];
  beforeEach(() => {
    files = [passportOf(booking, 1, 'FILE1', 'image.jpg')];
    paid = { txn_type: 'P', order_id: 'ORDER000000001', adult_cnt: 1, travellers };
  });

  test('another order that is at hand is shown with its own passports', async () => {
    globalThis.fetch = (async (_url: string, init?: RequestInit) => {
      const { cart_id } = JSON.parse(String(init?.body)).info;
      const own = travellers.map((person) => ({ ...person, passport_no: `OF-${cart_id}` }));
      return Response.json([{ ...booking, ...paid, cart_id, travellers: own, files, draft }]);
    }) as typeof fetch;
    const ways = ['CART000001', 'CART000002'].map((cart_id) => (
      <Link key={cart_id} {...linkTo('reservInfo', { cart_id })}>
        {cart_id}
      </Link>
    ));
    await renderInShell([...ways, <TravellersPage key="page" />], {
      path: '/reservInfo?cart_id=CART000001',
      user: testUser,
      namespaces: ['booking'],
    });
    for (const cart_id of ['CART000002', 'CART000001']) {
      await userEvent.click(screen.getByRole('link', { name: cart_id }));
      expect(await screen.findByLabelText(/^Passport number/)).toHaveValue(`OF-${cart_id}`);
    }
  });

  test('passports are completed, names stay, and nothing is kept before it is saved', async () => {
    await show();
    expect(adult(1).getByText('LIN MEI')).toBeVisible();
    expect(adult(1).queryByLabelText('Name')).not.toBeInTheDocument();
    expect(adult(1).queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    expect(adult(1).getByRole('button', { name: /Replace/ })).toBeVisible();
    await userEvent.type(adult(1).getByLabelText(/^Passport number/), '5');
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    await userEvent.click(screen.getByRole('button', { name: 'Save passport details' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved).toEqual([
      {
        cart_id: booking.cart_id,
        travellers: [
          expect.objectContaining({ mem_type: 'adult', sort_order: 1, passport_no: 'M12345', city: '' }),
        ],
      },
    ]);
    expect(JSON.stringify(saved)).not.toContain('LIN');
    // Another test's page may save on closing.
    expect(JSON.stringify(kept)).not.toContain('M1234');
  });

  test('a document that the desk rejected says why beside its slot, with the note', async () => {
    const rejection = { reason: 'expired', text: 'The passport has expired.', note: 'Until 2027' } as const;
    files = [{ ...files[0]!, check: { state: 'rejected', rejection } }];
    await show();
    expect(adult(1).getByText(/The passport has expired\./)).toBeVisible();
    expect(adult(1).getByText(/Our travel desk’s note: Until 2027/)).toBeVisible();
    const input = card(1).querySelector<HTMLElement>('input[type=file]')!;
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/The passport has expired\./);
  });

  test('nothing can be completed once the lock date is over, and the day is named', async () => {
    paid = { ...paid, changes_until: '2026-01-02' };
    await renderInShell(<TravellersPage />, {
      path: '/reservInfo?cart_id=CART000001',
      user: testUser,
      namespaces: ['booking'],
    });
    expect(await screen.findByText(/could be changed until January 2, 2026|until Jan 2, 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the order' })).toHaveAttribute(
      'href',
      expect.stringContaining('ORDER000000001'),
    );
  });
});

describe('saved travellers', () => {
  const lin: Companion = {
    companion_id: 'COMPANION000000001',
    version: 1,
    mem_nm: 'LIN MEI',
    birth_day: '1990-01-01',
    passport_no: 'M12345678',
    passport_expiry: '2026-12-21',
    visa_no: '',
    city: 'Leeds',
  };
  const bo = { ...lin, companion_id: 'COMPANION000000002', mem_nm: 'LIN BO', birth_day: '2018-12-21' };
  const choice = (index: number) => adult(index).findByRole('combobox', { name: 'Saved travellers' });
  beforeEach(() => {
    days = { ymd_format: '2026-12-20', end_ymd_format: '2026-12-22' };
  });

  test('fill the fields of a person, with what does not fit the trip', async () => {
    companions = [lin];
    await show();
    await userEvent.selectOptions(await choice(1), lin.companion_id);
    expect(adult(1).getByLabelText('Name')).toHaveValue('LIN MEI');
    expect(adult(1).getByLabelText(/^Passport number/)).toHaveValue('M12345678');
    expect(adult(1).getByLabelText(/^City/)).toBeVisible();
    expect(adult(1).getByText(/This passport expires before the trip ends/)).toBeVisible();
    // Nobody travels twice.
    await waitFor(() =>
      expect(adult(2).queryByRole('combobox', { name: 'Saved travellers' })).not.toBeInTheDocument(),
    );
  });

  test('of another age at departure are named with the reason, and cannot be chosen', async () => {
    companions = [lin, bo];
    await show();
    const select = await choice(1);
    expect(select).toHaveAccessibleDescription('Not for this age group: LIN BO (age 7 at departure)');
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose a saved traveller', expect.stringMatching(/^LIN MEI · Born/)]);
  });

  test('are not offered to who saved nobody', async () => {
    await show();
    expect(screen.queryByRole('combobox', { name: 'Saved travellers' })).not.toBeInTheDocument();
  });

  const fill = async (): Promise<void> => {
    files = [passportOf(booking, 1, 'FILE1', 'a.jpg'), passportOf(booking, 2, 'FILE2', 'b.jpg')];
    await show();
    await userEvent.type(adult(1).getByLabelText('Name'), 'LIN MEI');
    await userEvent.type(adult(2).getByLabelText('Name'), 'AN BO');
    await userEvent.type(adult(1).getByLabelText('Phone number'), '1012345678');
    await userEvent.type(adult(1).getByLabelText(/^City/), 'Leeds');
  };
  const confirmAll = () => userEvent.click(screen.getByRole('button', { name: 'Confirm travellers' }));
  const box = (index: number) =>
    adult(index).getByRole('checkbox', { name: /^Remember this traveller for next time/ });

  test('are those whose box is ticked, which asks for the day of birth', async () => {
    await fill();
    expect(box(1)).not.toBeChecked();
    await userEvent.click(box(1));
    await confirmAll();
    const birth = adult(1).getByLabelText('Date of birth');
    expect(birth).toHaveFocus();
    expect(birth).toHaveAccessibleDescription('Please enter the date of birth.');
    expect(sent).toEqual([]);

    await userEvent.type(birth, '1990-01-01');
    await confirmAll();
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['travellersSave', 'companionSave']));
    expect(sent[1]?.info).toEqual({ mem_nm: 'LIN MEI', birth_day: '1990-01-01', city: 'Leeds' });
    expect(JSON.stringify(kept)).not.toContain('1990-01-01');
  });

  test('that cannot be saved are said, and the order stands', async () => {
    rejections['companionSave'] = Response.json(
      { error: 'companions_most', message: 'You can save up to 20 travellers.' },
      { status: 409 },
    );
    const told: unknown[] = [];
    const { rejection } = toast;
    toast.rejection = (error) => void told.push(error);
    await fill();
    await userEvent.click(box(2));
    await userEvent.type(adult(2).getByLabelText('Date of birth'), '1991-01-01');
    await confirmAll();
    await waitFor(() => expect(told).toEqual([expect.objectContaining({ error: 'companions_most' })]));
    toast.rejection = rejection;
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/order?cart_id=CART000001'));
  });
});
