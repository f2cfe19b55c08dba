/** Which form of payment page the provider shows: M mobile, P desktop, by user agent (spec §1, §9). */
export const requestType = (userAgent: string): 'M' | 'P' =>
  /iPhone|Android|iPad|iPod/.test(userAgent) ? 'M' : 'P';
