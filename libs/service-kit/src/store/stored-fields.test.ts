import mongoose from 'mongoose';
import {
  flag,
  list,
  moment,
  number,
  optional,
  orNull,
  part,
  storedModel,
  type StoredOf,
  text,
} from './stored-fields.ts';

const guestFields = {
  _id: text(),
  name: text({ default: '' }),
  kind: text<'adult' | 'child'>({ index: true }),
  seats: number({ default: 1 }),
  born: optional(moment()),
  tags: list(text()),
  calls: optional(list(text())),
  room: orNull(part({ floor: number(), quiet: flag({ default: false }) })),
};
type Guest = StoredOf<typeof guestFields>;
const guestModel = storedModel('Guest', 'guests', guestFields, [{ name: 1 }, { unique: true }]);

describe('stored fields', () => {
  const connection = mongoose.createConnection();
  const Guests = guestModel(connection);

  it('gives the document of its defaults, and leaves out what is optional', () => {
    const guest: Guest = new Guests({ _id: 'g1', kind: 'adult' }).toObject();
    expect(guest).toEqual({ _id: 'g1', name: '', kind: 'adult', seats: 1, tags: [], room: null });
  });

  it('fills the defaults of an object within', () => {
    expect(new Guests({ _id: 'g2', kind: 'adult', room: { floor: 3 } }).toObject().room).toEqual({
      floor: 3,
      quiet: false,
    });
  });

  it('demands a field without default', async () => {
    await expect(new Guests({ _id: 'g3' }).validate()).rejects.toThrow('Path `kind` is required.');
  });

  it('rejects a field nobody named', () => {
    expect(() => new Guests({ _id: 'g4', kind: 'adult', shoe: 42 })).toThrow('shoe');
  });

  it('has the indexes of fields and those named apart', () => {
    expect(Guests.schema.indexes().map(([keys]) => keys)).toEqual([{ kind: 1 }, { name: 1 }]);
  });

  it('gives the same model on the same connection', () => {
    expect(guestModel(connection)).toBe(Guests);
  });
});
