export interface Credentials {
  readonly mem_email: string;
  readonly mem_password: string;
}

/** The administrator of the demo content. */
export const demoAdministrator: Credentials = {
  mem_email: 'admin@narae.example',
  mem_password: 'naraeadmin1',
};

/** The administrator of bookings of the demo content. */
export const demoBookingAdministrator: Credentials = {
  mem_email: 'booking@narae.example',
  mem_password: 'naraebooking1',
};

/** Who checks travellers in, of the demo content. */
export const demoGateAdministrator: Credentials = {
  mem_email: 'gate@narae.example',
  mem_password: 'naraegate1',
};
