import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/index.tsx';
import { categoryLink, linkTo, tripLink } from './links.tsx';
import { useReqParam } from './use-req-param.ts';

describe('a link to a page', () => {
  it('has identifiers in the address and the whole reqParam in the history state', () => {
    expect(linkTo('qnaCreate', { qna_id: 'QNA000001', qna_password: '1234' })).toEqual({
      to: { pathname: '/qnaCreate', search: '?qna_id=QNA000001' },
      state: { reqParam: { qna_id: 'QNA000001', qna_password: '1234' } },
    });
  });

  it('leaves out what is empty', () => {
    expect(linkTo('order', { cart_id: '', lan_tp: undefined }).to.search).toBe('');
  });

  it.each([
    ['CG003', '/kpopInfo'],
    ['CG002', '/themeList'],
    ['CG004', '/enterList'],
    ['CG005', '/eventInfo'],
    ['CG001', '/productList'],
    ['toString', '/productList'],
  ])('of category %s leads to %s', (code, path) => {
    expect(categoryLink(code, 'Name').to).toEqual({
      pathname: path,
      search: `?prod_type=${code}&group_nm=Name`,
    });
  });

  it('of a trip names the trip alone, on the page of its variant', () => {
    const stage = { variant: 'enter', prod_id: 'P1', trip_id: 'TR00000001', prod_type: 'CG004' } as const;
    expect(tripLink(stage).to).toEqual({ pathname: '/enterProgram', search: '?trip_id=TR00000001' });
  });

  it('of what has no trip is the product’s own', () => {
    expect(tripLink({ variant: 'trip', prod_id: 'P1', trip_id: '' }).to).toEqual({
      pathname: '/productDetail',
      search: '?prod_id=P1',
    });
  });
});

function Shown() {
  return <p>{useReqParam('prod_id') ?? 'nothing'}</p>;
}

describe('what a screen was asked for', () => {
  it('is read from the address first', async () => {
    await renderInShell(<Shown />, { path: '/productDetail?prod_id=A', reqParam: { prod_id: 'B' } });
    expect(screen.getByText('A')).toBeInTheDocument();
  });

  it('is read from the history state when the address has none', async () => {
    await renderInShell(<Shown />, { path: '/productDetail', reqParam: { prod_id: 'B' } });
    expect(screen.getByText('B')).toBeInTheDocument();
  });

  it.each(['null', 'undefined', '', '%20'])('is nothing when it reads "%s"', async (value) => {
    await renderInShell(<Shown />, { path: `/productDetail?prod_id=${value}` });
    expect(screen.getByText('nothing')).toBeInTheDocument();
  });
});
