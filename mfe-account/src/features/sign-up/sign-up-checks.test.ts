import { signUpViolation, type SignUpFields } from './sign-up-checks.ts';

const good: SignUpFields = {
  mem_nm: 'Mina',
  mem_tel: '01012345678',
  mem_email: 'mina@example.com',
  mem_password: 'narae1234',
  agree_terms: 'Y',
  agree_policy: 'Y',
  agree_marketing: '',
};

test('a form whose address was checked may be sent', () => {
  expect(signUpViolation(good, 'mina@example.com')).toBeNull();
});

test.each([
  [{ mem_nm: ' ' }, 'login_name_input'],
  [{ mem_nm: '\u200b\u3164' }, 'login_name_input'],
  [{ mem_tel: '' }, 'login_tel_input'],
  [{ mem_tel: '\u200b\u3164' }, 'login_tel_input'],
  [{ mem_tel: '010-1234' }, 'common_tel_number'],
  [{ mem_email: '' }, 'login_email_input'],
  [{ mem_email: '\u200b\u3164' }, 'login_email_input'],
  [{ mem_email: 'mina@home' }, 'login_email_validation'],
  [{ mem_email: '<mina@narae.example>' }, 'login_email_validation'],
  [{ mem_email: 'other@example.com' }, 'common_email_duplication'],
  [{ mem_password: '' }, 'login_password_input'],
  [{ mem_password: '   ' }, 'login_password_input'],
  [{ mem_password: 'narae1  ' }, 'common_login_password_validation'],
  [{ mem_password: 'narae12' }, 'common_login_password_validation'],
  [{ mem_password: 'NARAE1234' }, 'common_login_password_validation'],
  [{ mem_password: 'naraenarae' }, 'common_login_password_validation'],
  [{ agree_terms: '' }, 'join_consent_input'],
  [{ agree_policy: '' }, 'join_consent_input'],
  [{ mem_password: `narae1234${'x'.repeat(17)}` }, 'common_login_password_validation'],
])('%o is rejected with %s', (change, error) => {
  expect(signUpViolation({ ...good, ...change }, 'mina@example.com')?.error).toBe(error);
});

test('rules are named from the top of the form', () => {
  expect(
    signUpViolation({ ...good, mem_nm: '', mem_tel: '', mem_email: '', mem_password: '' }, null)?.field,
  ).toBe('mem_nm');
});
