import { answerQuestion, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import ActivitySection from './activity-section.tsx';
import EmailSection from './email-section.tsx';
import PasswordSection from './password-section.tsx';
import ProfileSection from './profile-section.tsx';
import SessionsSection from './sessions-section.tsx';

const profile = {
  mem_nm: 'Kim Nara',
  mem_nick: 'nara',
  mem_tel: '821012345678',
  mem_email: 'nara@example.com',
  email_confirmed: true,
  mem_profile_path: '',
  mail_lan_tp: 'ENG',
  has_password: true,
  profile_version: 3,
};
const session = {
  sid: 'here',
  method: 'password',
  user_agent_label: 'Chrome · macOS',
  network: '203.0.113.0/24',
  opened_at: '2026-11-01T09:00:00.000Z',
  used_at: '2026-11-02T09:00:00.000Z',
  current: true,
};
const ok = { status: 200, body: { msg: 'success' } };

let answers: Record<string, { status: number; body: unknown }>;
let asked: [string, unknown][];
beforeEach(() => {
  asked = [];
  answers = {
    '/api/myProfile': { status: 200, body: profile },
    '/api/mySessions': {
      status: 200,
      body: [session, { ...session, sid: 'there', user_agent_label: 'Safari · iOS', current: false }],
    },
    '/auth/refresh': { status: 200, body: { user: testUser } },
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    asked.push([url, JSON.parse(String(init?.body)).info]);
    const answer = answers[url] ?? { status: 404, body: {} };
    return Response.json(answer.body, { status: answer.status });
  }) as typeof fetch;
});

const show = (section: React.ReactNode) =>
  renderInShell(section, { user: testUser, namespaces: ['account', 'accountOwn'] });
const sent = (url: string) => asked.filter(([one]) => one === url).map(([, info]) => info);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the profile', () => {
  it('is sent whole, from the version that was read', async () => {
    answers['/api/profileChange'] = ok;
    await show(<ProfileSection />);
    const nick = await screen.findByLabelText('Nickname');
    await userEvent.clear(nick);
    await userEvent.type(nick, 'Minnie');
    await userEvent.selectOptions(screen.getByLabelText('Language of our mails'), '한국어');
    await press('Save');
    await waitFor(() => expect(sent('/api/profileChange')).toHaveLength(1));
    expect(sent('/api/profileChange')[0]).toMatchObject({
      mem_nick: 'Minnie',
      mail_lan_tp: 'KOR',
      profile_version: 3,
    });
  });

  it('keeps what was typed where it was changed elsewhere, and may be sent again', async () => {
    answers['/api/profileChange'] = {
      status: 409,
      body: { error: 'version_conflict', message: 'Elsewhere.' },
    };
    await show(<ProfileSection />);
    const nick = await screen.findByLabelText('Nickname');
    await userEvent.clear(nick);
    await userEvent.type(nick, 'Minnie');
    answers['/api/myProfile'] = { status: 200, body: { ...profile, mem_nick: 'other', profile_version: 4 } };
    await press('Save');
    await waitFor(() => expect(sent('/api/myProfile')).toHaveLength(2));
    expect(nick).toHaveValue('Minnie');
    await press('Save');
    await waitFor(() => expect(sent('/api/profileChange')[1]).toMatchObject({ profile_version: 4 }));
  });

  it('puts the server’s words beside the field they are about', async () => {
    answers['/api/profileChange'] = {
      status: 400,
      body: { error: 'invalid_value', message: 'That is no nickname.', field: 'mem_nick' },
    };
    await show(<ProfileSection />);
    await press('Save');
    await waitFor(() =>
      expect(screen.getByLabelText('Nickname')).toHaveAccessibleDescription(/That is no nickname\./),
    );
  });

  it('asks who it is for another telephone number, and for the next change no more', async () => {
    answers['/api/profileChange'] = { status: 403, body: { error: 'prove_again', message: 'Once more.' } };
    await show(<ProfileSection />);
    await userEvent.type(await screen.findByLabelText('Phone number'), '9');
    await press('Save');
    await userEvent.type(await screen.findByLabelText('Password'), 'narae1234');
    answers['/api/profileChange'] = ok;
    await press('Save');
    await waitFor(() => expect(sent('/api/profileChange')[1]).toMatchObject({ mem_password: 'narae1234' }));
    await waitFor(() => expect(screen.queryByLabelText('Password')).not.toBeInTheDocument());
    await press('Save');
    await waitFor(() => expect(sent('/api/profileChange')[2]).not.toHaveProperty('mem_password'));
  });

  it('that cannot be read can be asked for again', async () => {
    answers['/api/myProfile'] = { status: 503, body: { error: 'service_unavailable', message: 'Later.' } };
    await show(<ProfileSection />);
    expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
    answers['/api/myProfile'] = { status: 200, body: profile };
    await press('Try again');
    expect(await screen.findByLabelText('Nickname')).toHaveValue('nara');
  });
});

describe('a new email address', () => {
  it('says where the link went', async () => {
    answers['/api/emailChange'] = { status: 200, body: { msg: 'success', resdata: 'mi***@narae.example' } };
    await show(<EmailSection />);
    await userEvent.type(await screen.findByLabelText('New email address'), 'mina@narae.example');
    await press('Send confirmation link');
    expect(await screen.findByText(/sent a link to mi\*\*\*@narae\.example/)).toBeInTheDocument();
    expect(sent('/api/emailChange')).toEqual([{ mem_email: 'mina@narae.example' }]);
  });

  it('asks the password where the sign-in was some time ago', async () => {
    answers['/api/emailChange'] = { status: 403, body: { error: 'prove_again', message: 'Again.' } };
    await show(<EmailSection />);
    await userEvent.type(await screen.findByLabelText('New email address'), 'mina@narae.example');
    await press('Send confirmation link');
    await userEvent.type(await screen.findByLabelText('Password'), 'narae1234');
    await press('Send confirmation link');
    await waitFor(() =>
      expect(sent('/api/emailChange')[1]).toEqual({
        mem_email: 'mina@narae.example',
        mem_password: 'narae1234',
      }),
    );
  });

  it('sends who has no password to sign in again', async () => {
    answers['/api/myProfile'] = { status: 200, body: { ...profile, mem_email: '', has_password: false } };
    answers['/api/emailChange'] = { status: 403, body: { error: 'prove_again', message: 'Again.' } };
    await show(<EmailSection />);
    expect(await screen.findByText('No email address yet')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('New email address'), 'mina@narae.example');
    await press('Send confirmation link');
    await press('Sign in again');
    expect(screen.getByTestId('address')).toHaveTextContent('/loginout');
  });
});

describe('a new password', () => {
  const type = async (old: string, fresh: string) => {
    if (old) await userEvent.type(await screen.findByLabelText('Current password'), old);
    await userEvent.type(await screen.findByLabelText('New password'), fresh);
    await press('Change password');
  };

  it('empties the fields once it is set', async () => {
    answers['/api/passwordChange'] = ok;
    await show(<PasswordSection />);
    await type('narae1234', 'another1234');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
    expect(sent('/api/passwordChange')).toEqual([{ mem_password: 'narae1234', new_password: 'another1234' }]);
  });

  it.each([
    ['', 'another1234'],
    ['narae1234', 'short'],
  ])('is not sent while something is missing: %s, %s', async (old, fresh) => {
    await show(<PasswordSection />);
    await type(old, fresh);
    expect(sent('/api/passwordChange')).toEqual([]);
  });

  it('says beside the old one that it is wrong', async () => {
    answers['/api/passwordChange'] = {
      status: 401,
      body: { error: 'password_wrong', message: 'Wrong.', field: 'mem_password' },
    };
    await show(<PasswordSection />);
    await type('wrong1234', 'another1234');
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(/Wrong\./),
    );
  });

  it('of who has none is asked for alone', async () => {
    answers['/api/myProfile'] = { status: 200, body: { ...profile, has_password: false } };
    await show(<PasswordSection />);
    expect(await screen.findByRole('button', { name: 'Set a password' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();

    answers['/api/passwordChange'] = { status: 403, body: { error: 'prove_again', message: 'Again.' } };
    await userEvent.type(screen.getByLabelText('New password'), 'another1234');
    await press('Set a password');
    expect(sent('/api/passwordChange')).toEqual([{ new_password: 'another1234' }]);
    await press('Sign in again');
    expect(screen.getByTestId('address')).toHaveTextContent('/loginout');
  });
});

describe('the sessions', () => {
  it('are ended one by one, never the one that asks', async () => {
    answers['/api/sessionEnd'] = ok;
    await show(<SessionsSection />);
    const here = (await screen.findByText('This device')).closest('li');
    if (!here) throw new Error('no row of this device');
    expect(within(here).queryByRole('button')).not.toBeInTheDocument();
    await press('Sign out Safari · iOS');
    await waitFor(() => expect(sent('/api/sessionEnd')).toEqual([{ sid: 'there' }]));
    await waitFor(() => expect(sent('/api/mySessions')).toHaveLength(2));
  });

  it('elsewhere end together, after a question', async () => {
    answers['/api/otherSessionsEnd'] = ok;
    await show(<SessionsSection />);
    await press('Sign out everywhere else');
    expect(await answerQuestion(true)).toBe('Sign out all other devices?');
    await waitFor(() => expect(sent('/api/otherSessionsEnd')).toHaveLength(1));
  });
});

describe('the log', () => {
  it('says what was done, and by whom where it was not the member', async () => {
    const row = { ...session, id: 'a', kind: 'signed_in', by: 'member', at: session.used_at };
    answers['/api/myActivity'] = {
      status: 200,
      body: [row, { ...row, id: 'b', kind: 'locked', by: 'admin' }],
    };
    await show(<ActivitySection />);
    expect(await screen.findByText('Signed in')).toBeInTheDocument();
    expect(screen.getByText('Chrome · macOS · Password · 203.0.113.0/24')).toBeInTheDocument();
    expect(screen.getByText('Done by Narae')).toBeInTheDocument();
  });

  it('may be empty', async () => {
    answers['/api/myActivity'] = { status: 200, body: [] };
    await show(<ActivitySection />);
    expect(await screen.findByText('Nothing here yet.')).toBeInTheDocument();
  });
});
