import type { HotelDetail, Option, OptionMsg } from '@narae/contracts';
import { wireField, wireText, type LanTp } from '@narae/shell-sdk';

/** An option's name in the reader's language. */
export const optionName = (option: Option, lanTp: LanTp): string => wireText(option, 'opt_', 'nm', lanTp);

/** What an option wants to be read before it is chosen; empty where it wants nothing. */
export const optionMessage = (message: OptionMsg, lanTp: LanTp): string =>
  message[wireField('opt_', lanTp, 'msg')];

/** A room type's name in the reader's language. */
export const roomName = (hotel: HotelDetail, lanTp: LanTp): string =>
  wireText(hotel, 'hotel_type_', 'nm', lanTp);
