/** The secret of the authenticator app of every administrator of the demo content, as the start prints it. */
export const demoSecret = 'NARAEDEMOSECONDFACTORFORTHEDEMO2';

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

/** The administrator of the catalogue of the demo content. */
export const demoCatalogueAdministrator: Credentials = {
  mem_email: 'catalogue@narae.example',
  mem_password: 'naraecatalogue1',
};

/** Who checks travellers in, of the demo content. */
export const demoGateAdministrator: Credentials = {
  mem_email: 'gate@narae.example',
  mem_password: 'naraegate1',
};

/** An administrator of comments, notices and questions alone. */
export const demoCommunityAdministrator: Credentials = {
  mem_email: 'community@narae.example',
  mem_password: 'naraecommunity1',
};
