import { perLanguage, toWireFields } from '@narae/contracts/localized';
import type { Category } from '@narae/contracts';

/** A category of one name in every language. */
export const category = (cd_group_code: string, name: string): Category => ({
  cd_group_code,
  icon: '',
  ...toWireFields(
    'cd_group_',
    'nm',
    perLanguage(() => name),
  ),
});
