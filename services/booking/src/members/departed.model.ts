import { moment, storedModel, text, type StoredOf } from '@narae/service-kit';

const departed = { mem_id: text({ unique: true }), left_at: moment(), check_at: moment({ index: true }) };

/** Kept until booking has erased what is theirs (DOC-9). */
export type DepartedMember = StoredOf<typeof departed>;

export const departedModel = storedModel('DepartedMember', 'departed_members', departed);
