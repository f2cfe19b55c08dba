import { z } from 'zod';
import { calls } from './index.ts';
import { commonErrors, errorsOf } from './errors-of.ts';
import { schemaErrors } from './schema-errors.ts';
import { Email } from './primitives.ts';

describe('the errors of a call', () => {
  it('are its own, those of its access, those its input names, and the common ones', () => {
    const errors = errorsOf(calls.orderUpdate);
    expect(errors).toEqual(
      expect.arrayContaining([
        'order_not_found',
        'login_required',
        'not_own',
        'login_email_validation',
        ...commonErrors,
      ]),
    );
    expect(errors).not.toContain('admin_only');
  });

  it('of an administrator’s call are not those of a shopper’s', () => {
    expect(errorsOf(calls.adminList)).toEqual(
      expect.arrayContaining(['admin_only', 'role_needed_catalogue']),
    );
    expect(errorsOf(calls.administrators).filter((key) => key.startsWith('role_needed'))).toEqual([]);
    expect(errorsOf(calls.productSeats)).not.toContain('login_required');
  });

  it('of a call that has an administrator confirm again say so', () => {
    expect(errorsOf(calls.adminRoleSet)).toContain('confirm_needed');
    expect(errorsOf(calls.adminMembers)).not.toContain('confirm_needed');
  });

  it.each(Object.values(calls))('$name declares nothing twice', ({ name, ...contract }) => {
    const implied = errorsOf({ ...contract, name, errors: [] });
    expect(contract.errors.filter((key) => implied.includes(key))).toEqual([]);
    expect(new Set(contract.errors).size).toBe(contract.errors.length);
  });
});

it('finds the keys a schema names at any depth', () => {
  const schema = z.strictObject({
    rows: z.array(z.object({ email: Email.optional() })).min(1, 'prod_cnt_fail'),
    day: z.union([z.string().refine(() => true, 'day_invalid'), z.literal('')]),
    free: z.string('not a key of the list'),
  });
  expect([...schemaErrors(schema)].sort()).toEqual([
    'day_invalid',
    'login_email_input',
    'login_email_validation',
    'prod_cnt_fail',
  ]);
});
