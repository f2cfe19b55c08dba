import { Link, useTitle } from '@narae/shell-sdk';
import { renderWithoutClient } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import '../texts.ts';
import { useFreshHead } from './use-fresh-head.ts';

function Told(): ReactNode {
  useTitle('Told', 'Its own words');
  return null;
}

function Frame(): ReactNode {
  useFreshHead();
  return (
    <>
      <Link to="/list?sort=price_up">sorted</Link>
      <Link to="/told">told</Link>
      <Link to="/silent">silent</Link>
      <Routes>
        <Route path="/told" element={<Told />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');
const ofThePage = () => document.head.querySelectorAll('[data-page]').length;

test('the head that came with the page is removed when one leaves it, and pages set their own', async () => {
  const user = userEvent.setup();
  document.head.innerHTML =
    '<meta name="description" content="From the edge"><link rel="canonical" href="/list" data-page>';
  await renderWithoutClient(<Frame />, { path: '/list', namespaces: ['shell'] });
  expect([description(), ofThePage()]).toEqual(['From the edge', 1]);
  await user.click(screen.getByText('sorted'));
  expect([description(), ofThePage()]).toEqual(['From the edge', 0]);
  await user.click(screen.getByText('told'));
  expect(description()).toBe('Its own words');
  expect(document.title).toBe('Told · Narae');
  await user.click(screen.getByText('silent'));
  expect(description()).toContain('K-pop tours');
});
