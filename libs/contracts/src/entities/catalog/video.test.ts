import { isVideoAddress, videosOf, type VideoType } from './video.ts';

it('pairs comma-separated films with their titles', () => {
  const films = { vedio_type: '01', vedio_url: 'aqz-KE-bpKQ, R6MlUcmOul8', vedio_title: 'One' };
  expect(videosOf(films)).toEqual([
    { type: '01', address: 'aqz-KE-bpKQ', title: 'One' },
    { type: '01', address: 'R6MlUcmOul8', title: '' },
  ]);
});

it.each(['', '05', '1'])('knows no films of type "%s"', (vedio_type) => {
  expect(videosOf({ vedio_type, vedio_url: 'aqz-KE-bpKQ', vedio_title: 'One' })).toEqual([]);
});

it('leaves out what no frame would let in', () => {
  const films = { vedio_type: '03', vedio_url: 'https://evil.example/video/1', vedio_title: 'One' };
  expect(videosOf(films)).toEqual([]);
});

it.each([
  ['01', 'aqz-KE-bpKQ', true],
  ['01', 'aqz"><script', false],
  ['02', '/films/lumera.mp4', true],
  ['02', '//evil.example/lumera.mp4', false],
  ['02', '/films/../../x.mp4', false],
  ['02', 'https://download.blender.org/peach/film.mp4', true],
  ['02', 'http://download.blender.org/peach/film.mp4', false],
  ['02', 'https://me@download.blender.org/peach/film.mp4', false],
  ['02', 'https://download.blender.org/peach/', false],
  ['02', 'https://evil.example/lumera.mp4', false],
  ['03', 'https://player.vimeo.com/video/1084537', true],
  ['03', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', true],
  ['03', 'https://player.vimeo.com/', false],
  ['03', 'https://www.youtube-nocookie.com/embed/', false],
  ['03', 'http://player.vimeo.com/video/1084537', false],
  ['03', 'https://me@player.vimeo.com/video/1084537', false],
  ['03', 'https://player.vimeo.com.evil.example/1', false],
  ['03', 'javascript:alert(1)', false],
  ['04', 'film-1.mp4', true],
  ['04', '../film-1.mp4', false],
] as const satisfies readonly (readonly [VideoType, string, boolean])[])(
  'type %s takes %s: %s',
  (type, address, taken) => expect(isVideoAddress[type](address)).toBe(taken),
);
