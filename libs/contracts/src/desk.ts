export const desk = { tel: '+82-2-123-4567', email: 'help@narae.example' } as const;

export const deskTelHref = `tel:${desk.tel.replaceAll('-', '')}`;

/** A mail to the desk; the reader's mail program opens with these words. */
export const deskMailHref = (subject: string, body = ''): string =>
  `mailto:${desk.email}?${new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20')}`;
