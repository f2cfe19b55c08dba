/** How long ago an administrator may have shown the second factor to a call that asks for it again, in seconds (ACCOUNT-43). */
export const CONFIRMED_FOR_S = 300;
