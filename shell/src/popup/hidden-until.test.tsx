import { hidePopupForADay, mayShowPopup } from './notice-popup.tsx';

const DAY = 86_400_000;

afterEach(() => localStorage.clear());

describe('the popup', () => {
  it('shows until it is hidden, and again a day later', () => {
    expect(mayShowPopup(0)).toBe(true);
    hidePopupForADay(1_000);
    expect(mayShowPopup(1_000 + DAY - 1)).toBe(false);
    expect(mayShowPopup(1_000 + DAY)).toBe(true);
  });
});
