/** What asks for the page after one; undefined after the last. */
export const nextPage = ({ next }: { readonly next: string }): { after: string } | undefined =>
  next ? { after: next } : undefined;
