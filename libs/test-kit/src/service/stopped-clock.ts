/** 21 November 2026, noon in Seoul. */
export const noon = new Date('2026-11-21T03:00:00Z');

/** A clock that stands still until it is set. */
export const stoppedClock = (at = noon) => {
  let time = at.getTime();
  return {
    now: () => new Date(time),
    advance: (ms: number) => {
      time += ms;
    },
  };
};
