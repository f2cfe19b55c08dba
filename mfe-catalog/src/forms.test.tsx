import type { FormCase } from '@narae/shell-sdk/testing';
import { formBehaves, formProperties, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@narae/ui/testing';
import './shared/admin/texts.ts';
import { RatesView } from './features/admin/rates-view.tsx';

const forms: Readonly<Record<string, FormCase>> = {
  'a rate by hand': {
    file: 'features/admin/rates-view.tsx',
    show: async () => {
      await renderInShell(<RatesView />, { user: testUser, namespaces: ['admin', 'catalogAdmin'] });
      await screen.findByLabelText('KRW for one unit');
    },
    answers: { rates: { rates: [], has_source: false } },
    field: () => screen.getByLabelText('KRW for one unit'),
    fill: () => userEvent.type(screen.getByLabelText('KRW for one unit'), '1350'),
    send: async () => userEvent.click(screen.getByRole('button', { name: 'Set rate' })),
    call: 'rateSet',
    serverField: 'deal_bas_r',
    not: {
      'field error': 'nothing is sent while it is empty; the server judges a rate',
      focus: 'as the field’s error; tried with the server’s',
      leaving: 'one number',
      draft: 'the desk signs in for the day',
    },
  },
};

describe.each(Object.entries(forms))('the form: %s', (_, form) => {
  const applies = formProperties.filter((property) => !form.not?.[property]);
  test.each(applies)('%s', (property) => formBehaves(form, property));
});
