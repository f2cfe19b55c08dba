import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../texts.ts';
import { Films } from './films.tsx';

const poster = { file_path: 'event', prod_id: 'EVT1', file_type: '4', file_name: 'video-1.jpg' };
const show = async (vedio_type: string, vedio_url: string, vedio_title = 'Rehearsal') =>
  renderInShell(
    <Films
      story={{ vedio_type, vedio_url, vedio_title }}
      title="The event"
      file_path="event"
      id="EVT1"
      posters={[poster]}
    />,
    { namespaces: ['catalog'] },
  );
const frames = (): HTMLIFrameElement[] => [...document.querySelectorAll('iframe')];
const videos = (): HTMLVideoElement[] => [...document.querySelectorAll('video')];

test.each([
  ['01', 'aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1', 'YouTube'],
  [
    '03',
    'https://player.vimeo.com/video/1084537?color=d9452b',
    'https://player.vimeo.com/video/1084537?color=d9452b&autoplay=1',
    'Vimeo',
  ],
])('type %s fetches its player when it is pressed, not before', async (type, url, player, owner) => {
  await show(type, url);
  expect(frames()).toEqual([]);
  expect(document.querySelector('img')?.src).toContain('/download/event/EVT1/4/video-1.jpg');
  expect(screen.getByText(new RegExp(`${owner}.*only when you press play`))).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Play: Rehearsal' }));
  expect(frames().map(({ src, title }) => [src, title])).toEqual([[player, 'Rehearsal']]);
  expect(frames()[0]).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['02', '/films/rehearsal.mp4', '/films/rehearsal.mp4'],
  ['04', 'rehearsal.mp4', '/download/event/EVT1/4/rehearsal.mp4'],
])('type %s is the browser’s own player, which loads nothing by itself', async (type, url, source) => {
  await show(type, url);
  const [film] = videos();
  expect(film?.getAttribute('src')).toBe(source);
  expect(film?.getAttribute('poster')).toBe('/download/event/EVT1/4/video-1.jpg?w=960&f=jpg');
  expect([film?.controls, film?.preload, film?.getAttribute('aria-label')]).toEqual([
    true,
    'none',
    'Rehearsal',
  ]);
  expect(frames()).toEqual([]);
  expect(screen.queryByText(/press play/)).toBeNull();
});

test('a film of another site is named as such and loaded when it is pressed', async () => {
  await show('02', 'https://download.blender.org/peach/film.mp4');
  expect(videos().map(({ src, preload }) => [src, preload])).toEqual([
    ['https://download.blender.org/peach/film.mp4', 'none'],
  ]);
  expect(screen.getByText(/download\.blender\.org.*only when you press play/)).toBeVisible();
});

test('several films stand beside each other, and pressing one leaves the others alone', async () => {
  await show('01', 'aqz-KE-bpKQ,R6MlUcmOul8', 'One');
  await userEvent.click(screen.getByRole('button', { name: 'Play: The event' }));
  expect(frames()).toHaveLength(1);
  expect(frames()[0]?.src).toContain('R6MlUcmOul8');
  expect(screen.getByRole('button', { name: 'Play: One' })).toBeVisible();
});

test.each([
  ['', ''],
  ['03', 'https://evil.example/1'],
  ['02', 'https://evil.example/1.mp4'],
  ['09', 'aqz-KE-bpKQ'],
])('of type "%s" at "%s" nothing is shown', async (type, url) => {
  await show(type, url);
  expect(screen.queryByRole('heading')).toBeNull();
  expect([...frames(), ...videos()]).toEqual([]);
});
