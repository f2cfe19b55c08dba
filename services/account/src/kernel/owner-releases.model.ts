import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Leave to stop an owner: for the one write over exactly this version of their record, and for no later one. */
export interface OwnerRelease {
  mem_id: string;
  version: number;
}

/** The one document that all removals of owners go through (ACCOUNT-13). */
export interface StoredOwnerReleases {
  _id: 'owners';
  releases: OwnerRelease[];
  version: number;
}

const ownerReleasesSchema = new Schema<StoredOwnerReleases>(
  {
    _id: String,
    releases: [
      new Schema<OwnerRelease>(
        { mem_id: { type: String, required: true }, version: { type: Number, required: true } },
        { _id: false },
      ),
    ],
    version: { type: Number, required: true },
  },
  { ...plainSchema, collection: 'owner_releases' },
);

/** The releases of owners of a store. */
export const ownerReleasesModel = (store: Connection): Model<StoredOwnerReleases> =>
  (store.models['OwnerReleases'] as Model<StoredOwnerReleases> | undefined) ??
  store.model<StoredOwnerReleases>('OwnerReleases', ownerReleasesSchema);
