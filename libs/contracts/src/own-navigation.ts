/**
 * Name of the meta element by which the edge tells a page that its address was typed, chosen from bookmarks or followed
 * from a page of the shop, not from another site's (ACCOUNT-6).
 */
export const OWN_NAVIGATION = 'own-navigation';
