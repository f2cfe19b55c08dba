import { calls, type CallContract } from '@narae/contracts';
import { openApi } from '@narae/contracts/openapi';
import { DomainError } from '../../base/domain-error.ts';
import { languageOfInput, validate } from './read-input.ts';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, { readonly example?: { info?: object } }> };
}
const { paths } = openApi('session') as { paths: Record<string, Record<string, Operation>> };
const examples = new Map(
  Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId, requestBody }) => [
      operationId,
      requestBody?.content['application/json']?.example?.info ?? {},
    ]),
);

const outcome = ({ input }: CallContract, fields: object): string => {
  try {
    validate(input, fields);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.field === undefined ? error.key : `${error.key} at ${error.field}`;
  }
};

/** A field of each example's record: as it is when empty, and when left out. */
const fields = Object.values<CallContract>(calls).flatMap((call) => {
  const example = (examples.get(call.name) ?? {}) as Record<string, unknown>;
  return Object.keys(example).map((field) => {
    const { [field]: _gone, ...others } = example;
    return {
      name: `${call.name}.${field}`,
      empty: outcome(call, { ...example, [field]: Array.isArray(example[field]) ? [] : '' }),
      leftOut: outcome(call, others),
      whenNull: outcome(call, { ...example, [field]: null }),
    };
  });
});

it('asks for a field that is left out, or is null, as for an empty one (PEOPLE-6)', () => {
  const asked = fields.filter(({ empty }) => !/^(accepted|invalid_value)/.test(empty));
  expect(asked.length).toBeGreaterThan(40);
  const otherwise = asked.filter(
    ({ empty, leftOut, whenNull }) => (leftOut !== empty && leftOut !== 'accepted') || whenNull !== empty,
  );
  expect(otherwise).toEqual([]);
});

it('gives no field a key that has none when it is empty', () => {
  const { email, ...others } = { email: 'nara@example.com', order_id: 'ORDER000000001' };
  expect([
    outcome(calls.orderUpdate, { ...others }),
    outcome(calls.orderUpdate, { email }),
    outcome(calls.orderUpdate, { ...others, email: 5 }),
  ]).toEqual(['login_email_input at email', 'invalid_value at order_id', 'invalid_value at email']);
});

/** Fields inside a list, of people of an order. */
it('asks for a field of a list as for an empty one', () => {
  const names = (mem_nm?: string) => ({
    order_id: 'ORDER000000001',
    names: [{ rv_mem_id: 'RV_MEM000000001', mem_nm }],
  });
  expect(outcome(calls.orderNameChange, names())).toBe(outcome(calls.orderNameChange, names('')));
  expect(outcome(calls.orderNameChange, names())).toBe('traveller_name_input at names.0.mem_nm');
});

it('knows no language of a caller that a call rejects (CALL-9)', () => {
  const told = Object.values<CallContract>(calls).filter(
    ({ input, params, locale }) =>
      languageOfInput(input) !== 'none' && (params.includes('lan_tp') || locale?.includes('lan_tp')),
  );
  expect(told.length).toBeGreaterThan(40);
  const rejecting = told.filter((call) => {
    const example = examples.get(call.name) ?? {};
    return outcome(call, { ...example, lan_tp: 'FRA' }) !== outcome(call, { ...example, lan_tp: 'ENG' });
  });
  expect(rejecting.map(({ name }) => name)).toEqual([]);
});
