import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useTab } from './use-tab.ts';

function Probe(): ReactNode {
  const { tab, openTab } = useTab();
  return (
    <>
      <p>open: {tab}</p>
      <button onClick={() => openTab('comments')}>comments</button>
      <button onClick={() => openTab('info')}>info</button>
    </>
  );
}

test('the open tab stands in the address beside what is there already', async () => {
  await renderInShell(<Probe />, { path: '/eventDetail?event_id=EVT1' });
  expect(screen.getByText('open: info')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'comments' }));
  expect(screen.getByText('open: comments')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/eventDetail?event_id=EVT1&tab=comments');
  await userEvent.click(screen.getByRole('button', { name: 'info' }));
  expect(screen.getByTestId('address').textContent).toBe('/eventDetail?event_id=EVT1');
});

test('an address that names the comments opens them', async () => {
  await renderInShell(<Probe />, { path: '/eventDetail?event_id=EVT1&tab=comments' });
  expect(screen.getByText('open: comments')).toBeVisible();
});
