const NAME = 'popup_hidden_until';
const DAY_MS = 86_400_000;

/** False while the popup is hidden for the day (SHELL-7). */
export function mayShowPopup(now = Date.now()): boolean {
  try {
    return now >= Number(localStorage.getItem(NAME) ?? 0);
  } catch {
    return true;
  }
}

export function hidePopupForADay(now = Date.now()): void {
  try {
    localStorage.setItem(NAME, String(now + DAY_MS));
  } catch {
    // It will show again at the next visit; nothing else is lost.
  }
}
