import { adminCancelSettingsSave } from '@narae/contracts/rows';
import { demoBookingAdministrator } from '../src/browser/demo-accounts.ts';
import { Shopper } from '../src/browser/shopper.ts';
import { newClient } from './scripted-visitor.ts';

/** Lets the shop cancel by itself whole orders that may still be cancelled: nobody sits at the desk of this test. */
export const decideAutomatically = async (origin: string): Promise<void> => {
  const http = await newClient();
  try {
    const desk = new Shopper({ request: http }, origin, 'ENG');
    await desk.signIn(demoBookingAdministrator);
    await desk.call(adminCancelSettingsSave.name, { automatic: true }, adminCancelSettingsSave.path);
  } finally {
    await http.dispose();
  }
};
