/** Which form of payment page the provider shows: M mobile, P desktop, by user agent (PAY-3). */
export const requestType = (userAgent: string): 'M' | 'P' =>
  /iPhone|Android|iPad|iPod/.test(userAgent) ? 'M' : 'P';
