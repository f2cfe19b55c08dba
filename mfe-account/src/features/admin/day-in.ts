const dayForm = /^\d{4}-\d\d-\d\d$/;

/** A day YYYY-MM-DD as it stands in an address; empty where it is none. */
export const dayIn = (text: string | null): string =>
  text !== null && dayForm.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
