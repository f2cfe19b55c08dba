import { askTurns } from './ask-times.rules.ts';

it('asks from ten in the morning in Seoul, the day after and a week later', () => {
  expect(askTurns(new Date('2026-11-23T01:00:00Z'))).toEqual([
    { nth: 1, asked: 0, from: '2026-11-16', until: '2026-11-22' },
    { nth: 2, asked: 1, from: '2026-11-09', until: '2026-11-15' },
  ]);
  expect(askTurns(new Date('2026-11-23T00:59:59Z'))[0]?.until).toBe('2026-11-21');
});
