/*
 * Stands in for the federation runtime's snapshot handler, which serves manifests and preloading by them. Remotes are
 * registered by their entry here, so nothing of it is ever asked for, and a first visit need not carry it.
 */
import { DisabledSnapshotHandler } from 'federation-without-snapshots';

export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();

  loadRemoteSnapshotInfo() {
    return Promise.resolve({});
  }
}

export const getGlobalRemoteInfo = () => ({});
