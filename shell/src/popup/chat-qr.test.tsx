import { jest } from '@jest/globals';
import { renderWithoutClient } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { act, screen } from '@testing-library/react';
import type { LanTp } from '@narae/shell-sdk';
import '../texts.ts';
import { useChatQr } from './chat-qr.tsx';

function Icon() {
  const { intercept, dialog } = useChatQr();
  return (
    <>
      <a href="#qna" onClick={intercept}>
        Q&A
      </a>
      {dialog}
    </>
  );
}

/** @returns whether the link was left to the browser */
const press = async (lanTp: LanTp, chat_url: string): Promise<boolean> => {
  const company = { lan_tp: lanTp, company_content: '<p>Narae</p>', chat_url };
  globalThis.fetch = (async () => new Response(JSON.stringify([company]))) as typeof fetch;
  await renderWithoutClient(<Icon />, { lanTp, namespaces: ['shell'] });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void screen.getByRole('link').dispatchEvent(click));
  return !click.defaultPrevented;
};

afterEach(() => jest.restoreAllMocks());

test('on a desktop in Chinese the code of the configured address is shown', async () => {
  expect(await press('CHN', 'https://chat.example/desk')).toBe(false);
  expect(await screen.findByRole('img', { name: '客服账号二维码' })).toBeVisible();
});

test('without an address it leads to the questions', async () => {
  expect(await press('CHN', '')).toBe(false);
  expect(screen.getByTestId('address').textContent).toMatch(/^\/qna/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('other languages follow the link', async () => {
  expect(await press('KOR', 'https://chat.example/desk')).toBe(true);
});

test('phones follow the link', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  expect(await press('CHN', 'https://chat.example/desk')).toBe(true);
});
