import { partnerAddress } from './partner-address.ts';

test('a product, counted for a partner', () => {
  expect(partnerAddress('https://narae.example', { prod_id: 'PD1', company_type: 'hana' })).toBe(
    'https://narae.example/productDetail?prod_id=PD1&company_type=hana&linkFlag=Y',
  );
});

test('the shop itself, counted for nobody', () => {
  expect(partnerAddress('https://narae.example', {})).toBe('https://narae.example/');
});

test('what does not belong into an address is written so that it cannot break out of it', () => {
  const address = partnerAddress('https://narae.example', { prod_id: 'a&b=#/"', company_type: 'x y' });
  expect(new URL(address).searchParams.get('prod_id')).toBe('a&b=#/"');
  expect(new URL(address).searchParams.get('company_type')).toBe('x y');
});
