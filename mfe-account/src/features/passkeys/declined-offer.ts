const NAME = 'passkey_offer_declined';

/** Whether this browser's member has not said "not now" to a passkey yet. */
export const mayOffer = (): boolean => {
  try {
    return localStorage.getItem(NAME) === null;
  } catch {
    return true;
  }
};

/** Notes that the offer was declined. */
export const declineOffer = (): void => {
  try {
    localStorage.setItem(NAME, 'Y');
  } catch {
    // It is offered again after the next purchase; nothing else is lost.
  }
};
