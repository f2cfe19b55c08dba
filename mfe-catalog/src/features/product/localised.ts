import type { HotelDetail, Option, OptionMsg } from '@narae/contracts';
import type { LanTp } from '@narae/shell-sdk';

const suffix: Readonly<Record<LanTp, '' | 'cn_' | 'jp_' | 'vn_' | 'en_'>> = {
  KOR: '',
  CHN: 'cn_',
  JPN: 'jp_',
  VTN: 'vn_',
  ENG: 'en_',
};

/** An option's name in the reader's language (CATALOG-8). */
export const optionName = (option: Option, lanTp: LanTp): string =>
  option[`opt_${suffix[lanTp]}nm`] || option.opt_en_nm;

/** What an option wants to be read before it is chosen. */
export const optionMessage = (message: OptionMsg, lanTp: LanTp): string => message[`opt_${suffix[lanTp]}msg`];

/** A room type's name in the reader's language (CATALOG-8). */
export const roomName = (hotel: HotelDetail, lanTp: LanTp): string => {
  const names: Readonly<Record<LanTp, string>> = {
    KOR: hotel.hotel_type_nm,
    CHN: hotel.hotel_type_cn_nm,
    JPN: hotel.hotel_type_jp_nm,
    VTN: hotel.hotel_type_vn_nm,
    ENG: hotel.hotel_type_en_nm,
  };
  return names[lanTp] || hotel.hotel_type_en_nm;
};
